import { act, screen, waitFor } from '@testing-library/react';
import { TooManyAttemptsError } from '../../../src/ports/auth';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { renderEditor, signIn, STAFF_EMAIL } from '../../support/staffScreens';

// Tests of the whole application can exceed the default timeout on a busy machine.
jest.setTimeout(20_000);

const INVALID = 'Zle zadaný email alebo heslo.';
const FAILED = 'Prihlasovanie neúspešné. Skontrolujte email a heslo.';
const LOCKED = 'Príliš veľa neúspešných pokusov. Skúste to znova o\u00a0niekoľko minút.';

let app: RenderedApp;

async function openSignIn(): Promise<void> {
  app = renderApp('/rates/auth', { advanceTimers: jest.advanceTimersByTime });
  await screen.findByRole('heading', { name: 'Prihlásenie' });
}

const settle = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const alert = () => screen.getByRole('alert');
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Heslo');
const submit = () => screen.getByRole('button', { name: /^Prihl/ });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  app.stop();
  jest.useRealTimers();
});

describe('sign-in page', () => {
  it('has a logo, an empty alert, both fields and the button, and a title of its own', async () => {
    await openSignIn();
    expect(screen.getByRole('link', { name: /úvodná stránka/ })).toHaveAttribute('href', '/');
    expect(alert()).toBeEmptyDOMElement();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(submit()).toHaveTextContent('Prihlásiť sa');
    expect(document.title).toMatch(/^Prihlásenie/);
    expect(app.telemetry.screenViews.at(-1)?.path).toBe('/rates/auth');
  });

  it.each([
    ['nothing', '', ''],
    ['no password', STAFF_EMAIL, ''],
    ['no e-mail', '', 'heslo'],
    ['no e-mail address', 'staff', 'heslo'],
  ])('with %s sets the message, resets the form and calls nobody', async (_name, typedEmail, typedPassword) => {
    await openSignIn();
    if (typedEmail) {
      await app.user.type(email(), typedEmail);
    }
    if (typedPassword) {
      await app.user.type(password(), typedPassword);
    }
    await app.user.click(submit());
    expect(alert()).toHaveTextContent(INVALID);
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(INVALID);
    expect(app.authGateway.signIns).toEqual([]);
    await settle(5_000);
    expect(alert()).toHaveTextContent(INVALID);
  });

  it('clears the message on any change of the form', async () => {
    await openSignIn();
    await app.user.click(submit());
    await app.user.type(password(), 'h');
    expect(alert()).toBeEmptyDOMElement();
  });

  it('signs in, keeps the session and shows the editor', async () => {
    await openSignIn();
    await signIn(app);
    await settle();
    expect(app.authGateway.signIns).toEqual([{ email: STAFF_EMAIL, password: 'kurzovy-listok' }]);
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);
    expect(screen.getByRole('heading', { name: 'Úprava kurzov' })).toHaveFocus();
    expect(document.title).toMatch(/^Úprava kurzov/);
    expect(JSON.stringify(app.store.getState())).not.toContain('kurzovy-listok');
  });

  it('sets the failure message 1 s after a valid submit, not before; the provider is told of in the console alone', async () => {
    await openSignIn();
    const failure = new Error('auth/invalid-credential');
    app.authGateway.answerSignInsWith(failure);
    await signIn(app);
    await settle(999);
    expect(alert()).toBeEmptyDOMElement();
    expect(app.errors).toEqual([failure]);
    await settle(1);
    expect(alert()).toHaveTextContent(FAILED);
    expect(email()).toHaveValue(STAFF_EMAIL);
  });

  it('says at once that there were too many attempts, and the specified message beside it after 1 s', async () => {
    await openSignIn();
    app.authGateway.answerSignInsWith(new TooManyAttemptsError());
    await signIn(app);
    await settle(999);
    expect(alert().textContent).toBe(LOCKED);
    await settle(1);
    expect(alert().textContent).toBe(FAILED + LOCKED);
  });

  it('says that it is signing in, and does nothing on a second submit; the message comes all the same', async () => {
    await openSignIn();
    app.authGateway.answerSignInsWith('pending');
    await signIn(app);
    expect(submit()).toHaveTextContent('Prihlasuje sa…');
    await app.user.click(submit());
    await app.user.clear(email());
    await app.user.click(submit());
    expect(app.authGateway.signIns).toHaveLength(1);
    await settle(1_000);
    expect(alert()).toHaveTextContent(FAILED);
    expect(submit()).toHaveTextContent('Prihlasuje sa…');
  });

  it('takes a sign-in back that is made after its page was left', async () => {
    await openSignIn();
    app.authGateway.answerSignInsWith('pending');
    await signIn(app);
    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    await settle();
    act(() => app.authGateway.report(STAFF_EMAIL));
    await settle();
    expect(app.authGateway.signOuts.made).toBe(1);
    expect(app.sessionStore.entry).toBeNull();
    expect(app.store.getState()).toHaveProperty('auth.status', 'signedOut');
    expect(screen.getByRole('heading', { name: 'Kurzový lístok' })).toBeVisible();
  });

  it('clears the message on the next submit', async () => {
    await openSignIn();
    app.authGateway.answerSignInsWith(new Error('auth/invalid-credential'));
    await signIn(app);
    await settle(1_000);
    await app.user.click(submit());
    expect(alert()).toBeEmptyDOMElement();
    await settle(1_000);
    expect(alert()).toHaveTextContent(FAILED);
  });

  it('never shows the message of an earlier visit', async () => {
    app = await renderEditor(undefined, { advanceTimers: jest.advanceTimersByTime });
    await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
    await settle();
    expect(screen.getByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
    await settle(5_000);
    expect(alert()).toBeEmptyDOMElement();
  });

  it('shows nothing stale after a longer visit of the editor either', async () => {
    app = await renderEditor(undefined, { advanceTimers: jest.advanceTimersByTime });
    await settle(5_000);
    await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
    await settle();
    expect(alert()).toBeEmptyDOMElement();
  });

  it('signs nobody in while the storage is blocked', async () => {
    await openSignIn();
    app.sessionStore.block();
    await signIn(app);
    await settle(1_000);
    expect(alert()).toHaveTextContent(FAILED);
    expect(submit()).toHaveTextContent('Prihlásiť sa');
    expect(app.authGateway.signOuts.made).toBe(1);
  });
});

describe('route guard', () => {
  it('sends anyone else from the editor to the sign-in page', async () => {
    app = renderApp('/rates');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  });

  it('is not fooled by a forged session entry', async () => {
    app = renderApp('/rates', {
      loadStaff: (install) => {
        app.sessionStore.entry = STAFF_EMAIL;
        return install();
      },
    });
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    expect(app.sessionStore.entry).toBeNull();
  });

  it('leaves a visitor of the home page where he is', async () => {
    const loadStaff = jest.fn();
    app = renderApp('/', { loadStaff });
    await settle(10_000);
    expect(screen.getByRole('heading', { name: 'Kurzový lístok' })).toBeVisible();
    expect(loadStaff).not.toHaveBeenCalled();
    expect(app.sessionStore.entry).toBeUndefined();
  });
});
