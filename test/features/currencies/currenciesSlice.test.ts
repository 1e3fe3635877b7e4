import {
  connectionLost,
  currenciesSlice,
  initialCurrenciesState,
  ratesFailed,
  ratesLate,
  ratesRead,
  ratesReceived,
  ratesRetryRequested,
  selectLastUpdated,
  selectListedCurrencies,
  selectOrderedCurrencies,
} from '../../../src/features/currencies/currenciesSlice';
import type { CurrenciesState } from '../../../src/features/currencies/currenciesSlice';
import { buildCurrency } from '../../support/builders';

const { reducer } = currenciesSlice;
const old = { currencies: [buildCurrency()], receivedAt: 1_000 };
const fresh = { currencies: [buildCurrency({ buy: 1.3 })], receivedAt: 2_000 };

const waiting: CurrenciesState = { status: 'waiting' };
const live: CurrenciesState = { status: 'live', ...old };
const interrupted: CurrenciesState = { status: 'interrupted', trouble: 'offline', isRetrying: false, ...old };
const retrying: CurrenciesState = { ...interrupted, isRetrying: true };
const unavailable: CurrenciesState = { status: 'unavailable', trouble: 'late', isRetrying: false };
const unavailableRetrying: CurrenciesState = { ...unavailable, isRetrying: true };

const nowLive: CurrenciesState = { status: 'live', ...fresh };
const interruptedBy = (trouble: 'offline' | 'denied' | 'failed' | 'late', rates = old): CurrenciesState => ({
  status: 'interrupted',
  trouble,
  isRetrying: false,
  ...rates,
});
const unavailableBy = (trouble: 'offline' | 'denied' | 'failed' | 'late'): CurrenciesState => ({
  status: 'unavailable',
  trouble,
  isRetrying: false,
});

const events = {
  ratesReceived: ratesReceived(fresh),
  ratesRead: ratesRead(fresh),
  ratesFailed: ratesFailed('denied'),
  ratesLate: ratesLate(),
  connectionLost: connectionLost(),
  ratesRetryRequested: ratesRetryRequested(),
};

/** Every state × every event: the state that follows. */
const machine: readonly [string, CurrenciesState, Record<keyof typeof events, CurrenciesState>][] = [
  [
    'waiting',
    waiting,
    {
      ratesReceived: nowLive,
      ratesRead: interruptedBy('late', fresh),
      ratesFailed: unavailableBy('denied'),
      ratesLate: unavailableBy('late'),
      connectionLost: waiting,
      ratesRetryRequested: waiting,
    },
  ],
  [
    'live',
    live,
    {
      ratesReceived: nowLive,
      ratesRead: live,
      ratesFailed: interruptedBy('denied'),
      ratesLate: live,
      connectionLost: interruptedBy('offline'),
      ratesRetryRequested: live,
    },
  ],
  [
    'interrupted',
    interrupted,
    {
      ratesReceived: nowLive,
      ratesRead: interruptedBy('offline', fresh),
      ratesFailed: interruptedBy('denied'),
      ratesLate: interrupted,
      connectionLost: interrupted,
      ratesRetryRequested: retrying,
    },
  ],
  [
    'interrupted and retrying',
    retrying,
    {
      ratesReceived: nowLive,
      ratesRead: interruptedBy('offline', fresh),
      ratesFailed: interruptedBy('denied'),
      ratesLate: interrupted,
      connectionLost: interrupted,
      ratesRetryRequested: retrying,
    },
  ],
  [
    'unavailable',
    unavailable,
    {
      ratesReceived: nowLive,
      ratesRead: interruptedBy('late', fresh),
      ratesFailed: unavailableBy('denied'),
      ratesLate: unavailable,
      connectionLost: unavailableBy('offline'),
      ratesRetryRequested: unavailableRetrying,
    },
  ],
  [
    'unavailable and retrying',
    unavailableRetrying,
    {
      ratesReceived: nowLive,
      ratesRead: interruptedBy('late', fresh),
      ratesFailed: unavailableBy('denied'),
      ratesLate: unavailable,
      connectionLost: unavailableBy('offline'),
      ratesRetryRequested: unavailableRetrying,
    },
  ],
];

describe('currencies machine', () => {
  it('begins waiting', () => {
    expect(reducer(undefined, { type: 'opened' })).toEqual(initialCurrenciesState);
  });

  it('has a row for every event', () => {
    expect(Object.keys(events).sort()).toEqual(Object.keys(currenciesSlice.actions).sort());
  });

  describe.each(machine)('%s', (_name, state, transitions) => {
    it.each(Object.keys(events) as (keyof typeof events)[])('on %s', (event) => {
      expect(reducer(state, events[event])).toEqual(transitions[event]);
    });
  });

  it.each([ratesReceived, ratesRead])('keeps the identity of records that did not change', (event) => {
    const unchanged = buildCurrency();
    const state: CurrenciesState = { ...interrupted, currencies: [unchanged, buildCurrency({ acronym: 'CZK' })] };
    const next = reducer(
      state,
      event({ currencies: [buildCurrency(), buildCurrency({ acronym: 'CZK', buy: 25 })], receivedAt: 2_000 }),
    );
    expect('currencies' in next && next.currencies[0]).toBe(unchanged);
    expect('currencies' in next && next.currencies[1]?.buy).toBe(25);
  });
});

describe('selectors', () => {
  const stateWith = (...currencies: ReturnType<typeof buildCurrency>[]) => ({
    currencies: { status: 'live', currencies, receivedAt: 0 } as CurrenciesState,
  });
  const acronymsOf = (currencies: readonly { acronym: string }[]) => currencies.map(({ acronym }) => acronym);

  it('list complete records but EUR, in the order of the office', () => {
    const state = stateWith(
      buildCurrency({ acronym: 'XAF' }),
      buildCurrency({ acronym: 'EUR' }),
      buildCurrency({ acronym: 'CZK' }),
      buildCurrency({ acronym: 'GBP', buy: null }),
      buildCurrency({ acronym: 'PLN', name_en: null }),
      buildCurrency({ acronym: 'USD', sell: 0 }),
    );
    expect(acronymsOf(selectListedCurrencies(state))).toEqual(['USD', 'CZK', 'XAF']);
    expect(acronymsOf(selectOrderedCurrencies(state))).toContain('EUR');
  });

  it('take the latest valid update of the listed currencies alone', () => {
    const state = stateWith(
      buildCurrency({ acronym: 'USD', updated: '2026-04-13T10:00:00' }),
      buildCurrency({ acronym: 'CZK', updated: 'broken' }),
      buildCurrency({ acronym: 'EUR', updated: '2026-05-01T10:00:00' }),
      buildCurrency({ acronym: 'GBP', sell: null, updated: '2026-05-02T10:00:00' }),
    );
    expect(selectLastUpdated(state)).toBe(Date.parse('2026-04-13T10:00:00Z'));
  });

  it('have nothing to list before any rates came', () => {
    expect(selectListedCurrencies({ currencies: waiting })).toEqual([]);
    expect(selectLastUpdated({ currencies: waiting })).toBeNull();
  });
});
