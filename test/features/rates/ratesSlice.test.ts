import {
  firstRatesState,
  ratesLate,
  ratesSlice,
  ratesRead,
  ratesReceived,
  selectAreRatesCurrent,
  selectCurrencies,
  selectCurrency,
  selectRatesState,
  selectIsRetrying,
  selectLastUpdated,
  selectListedCurrencies,
  selectListedIds,
  selectOrderedCurrencies,
  selectRatesReason,
  selectReading,
  selectReceivedAt,
} from '../../../src/features/rates/ratesSlice';
import type { Currency } from '../../../src/domain/rates/currency';
import { recordsOf } from '../../../src/features/rates/currencyRecords';
import type { RatesReason, RatesState } from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';

const { reducer } = ratesSlice;
/** The same array in every call, as with the office's order, so that selectors can memoize. */
const ORDER = ['USD', 'CZK'];
const waiting: RatesState = { status: 'waiting' };
const interrupted: RatesState = {
  status: 'interrupted',
  reason: 'offline',
  isRetrying: false,
  currencies: recordsOf([]),
  receivedAt: 1_000,
};

describe('rates machine', () => {
  const live = (...currencies: readonly Currency[]): RatesState => ({ ...interrupted, currencies: recordsOf(currencies) });

  it.each([ratesReceived, ratesRead])('keeps the identity of records that did not change', (event) => {
    const [unchanged, czk] = [buildCurrency(), buildCurrency({ acronym: 'CZK' })];
    const rates = reducer(
      live(unchanged, czk),
      event({ currencies: [{ ...unchanged }, { ...czk, buy: 25 }], receivedAt: 2_000 }),
    );
    expect(selectCurrency({ rates }, 'currencies/usd')).toBe(unchanged);
    expect(selectCurrency({ rates }, 'currencies/czk')?.buy).toBe(25);
  });

  it('keeps the whole list when nothing in it changed', () => {
    const before = live(buildCurrency(), buildCurrency({ acronym: 'CZK' }));
    const after = reducer(
      before,
      ratesReceived({ currencies: [buildCurrency(), buildCurrency({ acronym: 'CZK' })], receivedAt: 2_000 }),
    );
    expect(selectListedIds({ rates: after }, ORDER)).toBe(selectListedIds({ rates: before }, ORDER));
  });

  it('takes the records and their order as they came', () => {
    const [czk, huf] = [buildCurrency({ acronym: 'CZK' }), buildCurrency({ acronym: 'HUF' })];
    const again = ['AUD', 'HUF', 'USD'].map((acronym) => buildCurrency({ acronym }));
    const rates = reducer(live(huf, czk), ratesReceived({ currencies: again, receivedAt: 2_000 }));
    expect(selectCurrencies({ rates })).toEqual(again);
    expect(selectCurrencies({ rates })[1]).toBe(huf);
    expect(selectCurrency({ rates }, 'currencies/czk')).toBeNull();
  });

  it('is not hurt by keys that every object has', () => {
    const odd = ['__proto__', 'constructor', '0'].map((key) => buildCurrency({ acronym: key, key }));
    let rates = reducer(live(), ratesReceived({ currencies: odd, receivedAt: 2_000 }));
    expect(selectCurrencies({ rates })).toEqual(odd);
    expect(selectCurrency({ rates }, 'currencies/__proto__')).toBe(odd[0]);
    rates = reducer(rates, ratesReceived({ currencies: [{ ...odd[0], buy: 7 } as Currency], receivedAt: 3_000 }));
    expect(selectCurrencies({ rates })).toEqual([{ ...odd[0], buy: 7 }]);
    expect(selectCurrency({ rates }, 'currencies/toString')).toBeNull();
    expect(selectCurrency({ rates }, 'currencies/constructor')).toBeNull();
  });

  it('begins with what was on the screen before there was a store', () => {
    const shown = { status: 'read', currencies: [buildCurrency()], receivedAt: 1_000 } as const;
    const rates = firstRatesState(shown);
    expect(rates).toMatchObject({ status: 'read', receivedAt: 1_000 });
    expect(selectReading({ rates })).toEqual({ currencies: shown.currencies, receivedAt: 1_000 });
  });
});

it('takes a reading with an earlier time, as after the clock was set back', () => {
  const reading = { currencies: [buildCurrency()], receivedAt: interrupted.receivedAt - 1 };
  expect(reducer(interrupted, ratesRead(reading))).toMatchObject({ receivedAt: reading.receivedAt });
});

describe('a reading that succeeds while nothing follows the changes', () => {
  const reading = { currencies: [buildCurrency()], receivedAt: 2_000 };

  it.each<[RatesReason, RatesReason]>([
    ['offline', 'late'],
    ['late', 'late'],
    ['failed', 'failed'],
    ['denied', 'denied'],
  ])('proves that there is a network: %s is %s from then on', (reason, told) => {
    const states: RatesState[] = [
      { ...interrupted, reason },
      { status: 'unavailable', reason, isRetrying: true },
    ];
    for (const state of states) {
      const read = reducer(state, ratesRead(reading));
      expect(read).toMatchObject({ status: 'interrupted', reason: told, isRetrying: false });
      // Passing the time limit once more must not change the reason.
      expect(selectRatesReason({ rates: reducer(read, ratesLate()) })).toBe(told);
    }
  });
});

describe('what is told of each state', () => {
  const rates = { currencies: recordsOf([buildCurrency()]), receivedAt: 1_000 };

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
    expect(selectReading(state)).toEqual('currencies' in rates ? { currencies: [buildCurrency()], receivedAt: 1_000 } : null);
  });
});

describe('selectors', () => {
  const stateWith = (...currencies: ReturnType<typeof buildCurrency>[]) => ({
    rates: { status: 'live', currencies: recordsOf(currencies), receivedAt: 0 } as RatesState,
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

  it('give the same ids whatever the rates do, and others when a currency comes or goes', () => {
    const before = selectListedIds(stateWith(buildCurrency(), buildCurrency({ acronym: 'CZK' })), ORDER);
    expect(before).toEqual(['currencies/usd', 'currencies/czk']);
    expect(selectListedIds(stateWith(buildCurrency({ buy: 9 }), buildCurrency({ acronym: 'CZK' })), ORDER)).toBe(before);
    expect(selectListedIds(stateWith(buildCurrency({ buy: 9 })), ORDER)).toEqual(['currencies/usd']);
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
