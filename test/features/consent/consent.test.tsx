import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '../../../src/app/store';
import { ConsentContext } from '../../../src/features/consent/consentParts';
import { consentSlice, decisionRecalled } from '../../../src/features/consent/consentSlice';
import { createConsent } from '../../../src/features/consent/createConsent';
import { HomePage } from '../../../src/pages/home/HomePage';
import type { Decision } from '../../../src/ports/consentMemory';
import { SiteContext } from '../../../src/site/useSite';
import { skConsent } from '../../../src/site/words/skConsent';
import { demoSite } from '../../support/demoSite';
import { createFakeClock, createFakeTelemetry } from '../../support/fakeGateways';
import { settled } from '../../support/settled';

const observers: ((entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void)[] = [];

/** The test reports where the question's place is, because jsdom has no layout. */
class ToldObserver {
  constructor(callback: (entries: unknown[]) => void) {
    observers.push((entry) => callback([entry]));
  }
  observe(): void {}
  disconnect(): void {}
}

const blind = IntersectionObserver;
beforeEach(() => {
  observers.length = 0;
  Object.assign(globalThis, { IntersectionObserver: ToldObserver });
});
afterEach(() => Object.assign(globalThis, { IntersectionObserver: blind }));

const tell = (isIntersecting: boolean, top: number) =>
  act(() => observers.forEach((observer) => observer({ isIntersecting, boundingClientRect: { top } })));
const tellBelow = () => tell(false, 2_000);

const question = () => screen.queryByRole('region', { name: 'Meranie návštevnosti' });
const decided = (answer: Decision['answer']): Decision => ({ answer, at: Date.parse('2026-04-03T14:05:00Z'), version: 1 });

/** Opens the home page of a build that measures visits, with a decision from an earlier visit. */
async function open(decision: Decision | null = null) {
  const { store, rootReducer } = createAppStore(jest.fn());
  rootReducer.inject(consentSlice);
  store.dispatch(decisionRecalled(decision));
  const parts = Promise.resolve({
    ...createConsent({ words: skConsent, clock: createFakeClock() }),
    screenViews: createFakeTelemetry(),
  });
  render(
    <SiteContext value={demoSite}>
      <Provider store={store}>
        <ConsentContext value={parts}>
          <MemoryRouter>
            <HomePage />
          </MemoryRouter>
        </ConsentContext>
      </Provider>
    </SiteContext>,
  );
  await settled();
  return { user: userEvent.setup(), store };
}

const status = (store: Awaited<ReturnType<typeof open>>['store']) => store.getState().consent?.status;

describe('the question', () => {
  it('stands below the rates, with two answers that are alike', async () => {
    await open();
    tellBelow();
    const asked = question();
    expect(screen.getByRole('region', { name: 'Kurzový lístok' })).toContainElement(asked);
    const [agree, refuse] = within(asked as HTMLElement).getAllByRole('button');
    expect(agree).toHaveAccessibleName('Súhlasím');
    expect(refuse).toHaveAccessibleName('Nesúhlasím');
    expect(agree?.className).toBe(refuse?.className);
    expect(asked).toHaveTextContent(/Google/);
  });

  it.each([
    ['in sight', true, 300],
    ['above the window', false, -900],
  ])('does not come while its place is %s, but when it is below the window', async (_where, isIntersecting, top) => {
    await open();
    tell(isIntersecting, top);
    expect(question()).not.toBeInTheDocument();
    tellBelow();
    expect(question()).toBeInTheDocument();
  });

  it.each(['agreed', 'refused'] as const)('is not asked of who has %s', async (answer) => {
    await open(decided(answer));
    tellBelow();
    expect(question()).not.toBeInTheDocument();
  });

  it.each([
    ['Súhlasím', 'agreed', /Ďakujeme/],
    ['Nesúhlasím', 'refused', /Nemeriame nič/],
  ])('stays where it is after "%s", shows the answer and can be answered anew', async (name, answer, outcome) => {
    const { user, store } = await open();
    tellBelow();
    const asked = within(question() as HTMLElement);
    await user.click(asked.getByRole('button', { name }));
    expect(status(store)).toBe(answer);
    expect(asked.getByRole('button', { pressed: true })).toHaveAccessibleName(name);
    expect(asked.getByRole('status')).toHaveTextContent(outcome);
    await user.click(asked.getByRole('button', { pressed: false }));
    expect(status(store)).not.toBe(answer);
  });
});

describe('the button in the footer', () => {
  it.each([
    [null, 'Súhlas s\u00a0meraním: bez odpovede'],
    ['agreed', 'Súhlas s\u00a0meraním: áno'],
    ['refused', 'Súhlas s\u00a0meraním: nie'],
  ] as const)('shows the decision (%s)', async (answer, name) => {
    await open(answer && decided(answer));
    const control = within(screen.getByRole('contentinfo')).getByRole('button', { name });
    expect(control).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens what takes a consent back, and says when it was given', async () => {
    const { user, store } = await open(decided('agreed'));
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByRole('button', { name: 'Nesúhlasím' })).not.toBeInTheDocument();
    await user.click(footer.getByRole('button', { name: /^Súhlas s/ }));
    expect(footer.getByText('Vaša odpoveď: 3.4.2026 o 16:05.')).toBeVisible();
    expect(footer.getByText('Keď súhlas odvoláte, stránka sa načíta znova.')).toBeVisible();
    await user.click(footer.getByRole('button', { name: 'Nesúhlasím' }));
    expect(status(store)).toBe('refused');
    expect(footer.getByRole('button', { name: /^Súhlas s.*: nie$/ })).toHaveAttribute('aria-expanded', 'true');
  });
});

it('has neither where nothing is measured', () => {
  const { store } = createAppStore(jest.fn());
  render(
    <SiteContext value={demoSite}>
      <Provider store={store}>
        <MemoryRouter>
          <HomePage />
        </MemoryRouter>
      </Provider>
    </SiteContext>,
  );
  expect(observers).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Súhlas s/ })).not.toBeInTheDocument();
});
