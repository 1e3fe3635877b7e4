import {
  ratesSlice,
  ratesRead,
  ratesReceived,
  selectAreRatesCurrent,
  selectRatesState,
  selectIsRetrying,
  selectLastUpdated,
  selectListedCurrencies,
  selectOrderedCurrencies,
  selectRatesReason,
  selectReading,
  selectReceivedAt,
} from '../../../src/features/rates/ratesSlice';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';

const { reducer } = ratesSlice;
const waiting: RatesState = { status: 'waiting' };
const interrupted: RatesState = {
  status: 'interrupted',
  reason: 'offline',
  isRetrying: false,
  currencies: [],
  receivedAt: 1_000,
};

describe('rates machine', () => {
  it.each([ratesReceived, ratesRead])('keeps the identity of records that did not change', (event) => {
    const unchanged = buildCurrency();
    const state: RatesState = { ...interrupted, currencies: [unchanged, buildCurrency({ acronym: 'CZK' })] };
    const next = reducer(
      state,
      event({ currencies: [buildCurrency(), buildCurrency({ acronym: 'CZK', buy: 25 })], receivedAt: 2_000 }),
    );
    expect('currencies' in next && next.currencies[0]).toBe(unchanged);
    expect('currencies' in next && next.currencies[1]?.buy).toBe(25);
  });

  it('keeps it for those that others came or went before', () => {
    const [czk, huf] = [buildCurrency({ acronym: 'CZK' }), buildCurrency({ acronym: 'HUF' })];
    const again = ['AUD', 'HUF', 'USD'].map((acronym) => buildCurrency({ acronym }));
    const next = reducer({ ...interrupted, currencies: [huf, czk] }, ratesReceived({ currencies: again, receivedAt: 2_000 }));
    expect('currencies' in next && next.currencies[1]).toBe(huf);
    expect('currencies' in next && next.currencies).toEqual(again);
  });
});

describe('a reading', () => {
  const read: RatesState = { status: 'read', currencies: [], receivedAt: 1_000 };

  it.each([read, interrupted])('changes nothing while what is $status is as new', (state) => {
    for (const receivedAt of [999, 1_000]) {
      expect(reducer(state, ratesRead({ currencies: [buildCurrency()], receivedAt }))).toBe(state);
    }
    expect(reducer(state, ratesRead({ currencies: [buildCurrency()], receivedAt: 1_001 }))).toMatchObject({ receivedAt: 1_001 });
  });
});

describe('what is told of each state', () => {
  const rates = { currencies: [buildCurrency()], receivedAt: 1_000 };

  it.each<[RatesState, object]>([
    [waiting, { isCurrent: false, reason: null, isRetrying: false, receivedAt: null }],
    [
      { status: 'remembered', ...rates },
      { isCurrent: false, reason: null, isRetrying: false, receivedAt: 1_000 },
    ],
    [
      { status: 'read', ...rates },
      { isCurrent: true, reason: null, isRetrying: false, receivedAt: 1_000 },
    ],
    [
      { status: 'live', ...rates },
      { isCurrent: true, reason: null, isRetrying: false, receivedAt: 1_000 },
    ],
    [
      { ...interrupted, ...rates },
      { isCurrent: false, reason: 'offline', isRetrying: false, receivedAt: 1_000 },
    ],
    [
      { status: 'unavailable', reason: 'late', isRetrying: true },
      { isCurrent: false, reason: 'late', isRetrying: true, receivedAt: null },
    ],
  ])('$status', (rates, told) => {
    const state = { rates };
    expect({
      isCurrent: selectAreRatesCurrent(state),
      reason: selectRatesReason(state),
      isRetrying: selectIsRetrying(state),
      receivedAt: selectReceivedAt(state),
    }).toEqual(told);
    expect(selectRatesState(state)).toBe(rates);
    expect(selectReading(state)).toBe('currencies' in rates ? rates : null);
  });
});

describe('selectors', () => {
  const stateWith = (...currencies: ReturnType<typeof buildCurrency>[]) => ({
    rates: { status: 'live', currencies, receivedAt: 0 } as RatesState,
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
    expect(acronymsOf(selectListedCurrencies(state, ['USD', 'CZK']))).toEqual(['USD', 'CZK', 'XAF']);
    expect(acronymsOf(selectOrderedCurrencies(state, []))).toContain('EUR');
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
    expect(selectListedCurrencies({ rates: waiting }, [])).toEqual([]);
    expect(selectLastUpdated({ rates: waiting })).toBeNull();
  });
});
