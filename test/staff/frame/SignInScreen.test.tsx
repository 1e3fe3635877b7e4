import { act, screen } from '@testing-library/react';
import type { RenderedApp } from '../../support/renderApp';
import { settled } from '../../support/settled';
import { decimalPart, renderEditor, signIn, STAFF_EMAIL } from '../../support/staffScreens';

let app: RenderedApp;

beforeEach(async () => {
  app = await renderEditor();
});

afterEach(() => app.stop());

async function endSession(): Promise<void> {
  act(() => app.authGateway.endSession('unknown'));
  await screen.findByRole('heading', { name: 'Prihlásenie' });
}

function isAskedOnUnload(): boolean {
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  return unload.defaultPrevented;
}

describe('what waits at the sign-in page', () => {
  it('is not lost on unload without a question, nor exchanged for a newer version', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await endSession();
    expect(screen.getByRole('alert')).toHaveTextContent('Čo ste napísali, čaká tu');
    expect(isAskedOnUnload()).toBe(true);
    expect(app.navigationBlocker.isBlocking()).toBe(true);
  });

  it('is asked about when it is a currency that was begun, too', async () => {
    await app.user.click(screen.getByRole('link', { name: 'Meny' }));
    await app.user.type(screen.getByRole('combobox', { name: 'Kód meny' }), 'gbp');
    await endSession();
    expect(isAskedOnUnload()).toBe(true);
  });

  it('may be nothing: then nothing is asked', async () => {
    await endSession();
    expect(isAskedOnUnload()).toBe(false);
    expect(app.navigationBlocker.isBlocking()).toBe(false);
  });

  it('outlasts a sign-in that is taken back because its page was left', async () => {
    await app.user.type(decimalPart('USD', 'Nákup'), '5');
    await endSession();
    app.authGateway.answerSignInsWith('pending');
    await signIn(app);
    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    act(() => app.authGateway.report(STAFF_EMAIL));
    await settled();
    expect(app.store.getState()).toHaveProperty('auth.status', 'signedOut');
    act(() => app.authGateway.report(STAFF_EMAIL));
    expect(app.store.getState()).toMatchObject({
      editor: { edits: [{ key: 'usd', parts: { decimals: '5' } }], waitingFor: null },
    });
  });
});
