import type { CalculatorState } from '../../src/features/calculator/calculatorSlice';
import {
  amountChanged,
  calculatorSlice,
  ownedCurrencyChosen,
  wantedCurrencyChosen,
} from '../../src/features/calculator/calculatorSlice';
import type { Machine } from './machine';

const events = {
  amountChanged: amountChanged('7,5 x'),
  ownedCurrencyChosen: ownedCurrencyChosen('CZK'),
  wantedCurrencyChosen: wantedCurrencyChosen('PLN'),
};

const rowOf = (name: string, state: CalculatorState) => ({
  name,
  state,
  on: {
    amountChanged: { ...state, amountText: '7,5 x' },
    ownedCurrencyChosen: { ...state, ownedAcronym: 'CZK' },
    wantedCurrencyChosen: { ...state, wantedAcronym: 'PLN' },
  },
});

const untouched = { amountText: '', ownedAcronym: '', wantedAcronym: '' };
const complete = { amountText: '100', ownedAcronym: 'EUR', wantedAcronym: 'USD' };

/** Holds what was typed and chosen, nothing else: how much of it is there makes its states. */
export const calculatorMachine: Machine<CalculatorState, keyof typeof events> = {
  name: 'calculator',
  reducer: calculatorSlice.reducer,
  initialState: untouched,
  ownEvents: Object.keys(calculatorSlice.actions),
  events,
  statusOf: (state) => {
    const filled = Object.values(state).filter((text) => text !== '').length;
    return filled === 0 ? 'untouched' : filled === Object.keys(state).length ? 'complete' : 'incomplete';
  },
  rows: [
    rowOf('untouched', untouched),
    rowOf('no amount', { ...complete, amountText: '' }),
    rowOf('no owned currency', { ...complete, ownedAcronym: '' }),
    rowOf('no wanted currency', { ...complete, wantedAcronym: '' }),
    rowOf('complete', complete),
  ],
};
