import type { CalculatorState } from '../../src/features/calculator/calculatorSlice';
import {
  addressRead,
  amountChanged,
  calculatorSlice,
  currenciesSwapped,
  modeChosen,
  ownedCurrencyChosen,
  wantedCurrencyChosen,
} from '../../src/features/calculator/calculatorSlice';
import { rateChosen } from '../../src/features/rates/ratesSlice';
import type { Machine } from './machine';

const events = {
  amountChanged: amountChanged('7,5 x'),
  ownedCurrencyChosen: ownedCurrencyChosen('CZK'),
  wantedCurrencyChosen: wantedCurrencyChosen('PLN'),
  currenciesSwapped: currenciesSwapped({ ownedAcronym: 'GBP', wantedAcronym: 'HUF' }),
  modeChosen: modeChosen('exact'),
  addressRead: addressRead({ mode: 'exact', amountText: '20', ownedAcronym: 'SEK', wantedAcronym: null }),
  rateChosen: rateChosen('NOK'),
};

/** Builds a row: an address fills in null entries only, and a chosen rate replaces the side that is not the base currency. */
const rowOf = (
  name: string,
  state: CalculatorState,
  filledIn: Partial<CalculatorState> = {},
  withRate: Partial<CalculatorState> = { ownedAcronym: 'EUR', wantedAcronym: 'NOK' },
) => ({
  name,
  state,
  on: {
    amountChanged: { ...state, amountText: '7,5 x' },
    ownedCurrencyChosen: { ...state, ownedAcronym: 'CZK' },
    wantedCurrencyChosen: { ...state, wantedAcronym: 'PLN' },
    currenciesSwapped: { ...state, ownedAcronym: 'HUF', wantedAcronym: 'GBP' },
    modeChosen: { ...state, mode: 'exact' as const },
    addressRead: { ...state, ...filledIn },
    rateChosen: { ...state, ...withRate },
  },
});

const untouched: CalculatorState = { mode: null, amountText: null, ownedAcronym: null, wantedAcronym: null };
const complete: CalculatorState = { mode: 'given', amountText: '100', ownedAcronym: 'EUR', wantedAcronym: 'USD' };

/** Holds only what was typed and chosen; the states differ in what is filled in and in what the amount means. */
export const calculatorMachine: Machine<CalculatorState, keyof typeof events> = {
  name: 'calculator',
  reducer: calculatorSlice.reducer,
  initialState: untouched,
  ownEvents: Object.keys(calculatorSlice.actions),
  events,
  statusOf: (state) => (Object.values(state).every((entry) => entry === null) ? 'untouched' : (state.mode ?? 'given')),
  rows: [
    rowOf('untouched', untouched, { mode: 'exact', amountText: '20', ownedAcronym: 'SEK' }),
    rowOf('amount alone', { ...untouched, amountText: '5' }, { ownedAcronym: 'SEK' }),
    rowOf('a mode alone', { ...untouched, mode: 'given' }, { amountText: '20', ownedAcronym: 'SEK' }),
    rowOf('a choice alone', { ...untouched, wantedAcronym: 'CZK' }, { mode: 'exact', amountText: '20', ownedAcronym: 'SEK' }),
    rowOf('amount emptied', { ...complete, amountText: '' }),
    rowOf('no owned currency', { ...complete, ownedAcronym: '' }, {}),
    rowOf('no wanted currency', { ...complete, wantedAcronym: '' }),
    rowOf('from the base currency', complete),
    rowOf('to the base currency', { ...complete, ownedAcronym: 'USD', wantedAcronym: 'EUR' }, {}, { ownedAcronym: 'NOK' }),
    rowOf('without the base currency', { ...complete, ownedAcronym: 'USD', wantedAcronym: 'CZK' }),
    rowOf('base currency on both sides', { ...complete, wantedAcronym: 'EUR' }),
    rowOf('exact', { ...complete, mode: 'exact' }),
  ],
};
