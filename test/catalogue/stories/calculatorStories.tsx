import { Calculator } from '../../../src/features/calculator/Calculator';
import type { CalculatorState } from '../../../src/features/calculator/calculatorSlice';
import { connectionLost, initialRatesState, ratesSlice } from '../../../src/features/rates/ratesSlice';
import type { Story } from '../story';
import { part } from '../story';
import { allCurrencies, liveRates } from './currencies';

const live = liveRates(allCurrencies);

const filled = (amountText: string | null, ownedAcronym: string | null, wantedAcronym: string | null): CalculatorState => ({
  mode: 'given',
  amountText,
  ownedAcronym,
  wantedAcronym,
});

const exact = (amountText: string | null, ownedAcronym: string, wantedAcronym: string): CalculatorState => ({
  ...filled(amountText, ownedAcronym, wantedAcronym),
  mode: 'exact',
});

const states: Readonly<Record<string, CalculatorState>> = {
  untouched: filled(null, null, null),
  'half filled': filled('100', 'EUR', ''),
  result: filled('100', 'EUR', 'USD'),
  'large sum': filled('5000', 'EUR', 'USD'),
  'result by two rates': filled('1 234,56', 'USD', 'CZK'),
  'same currency': filled('100', 'CZK', 'CZK'),
  'long result': filled('1234567,56', 'USD', 'HUF'),
  'longest result': filled('30000000', 'EUR', 'IDR'),
  'needed exactly': exact('1000', 'EUR', 'CZK'),
  'needed exactly, by two rates': exact('1 234,56', 'USD', 'HUF'),
  'needed exactly, no amount': exact(null, 'EUR', 'CZK'),
  'needed exactly, same currency': exact('100', 'CZK', 'CZK'),
  'paid in notes without a rest': exact('1200', 'EUR', 'CZK'),
  'paid in more notes than stand in a line': filled('1500', 'EUR', 'HUF'),
  'less than any note': filled('1', 'EUR', 'HUF'),
  'a rest of less than a cent': filled('2.78167', 'EUR', 'HUF'),
  'not payable in notes': exact('1234', 'EUR', 'CZK'),
  'coins brought': filled('12.50', 'USD', 'CZK'),
  'two readings': filled('1.000', 'EUR', 'USD'),
  'two readings, decimals': filled('1,234', 'EUR', 'USD'),
  'euro typed for another currency': filled('50 €', 'USD', 'CZK'),
  'invalid amount': filled('veľa', 'EUR', 'USD'),
};

export const calculatorStories: readonly Story[] = [
  ...Object.entries(states).map(([name, calculator]) =>
    part(`calculator, ${name}`, () => <Calculator />, { state: { rates: live, calculator } }),
  ),
  ...(['copied', 'refused'] as const).map((outcome) =>
    part(`calculator, sending a result: ${outcome}`, () => <Calculator />, {
      state: { rates: live, calculator: filled('100', 'EUR', 'USD') },
      share: () => Promise.resolve(outcome),
      act: (shown) => {
        // The button comes with the extras, which load asynchronously.
        setTimeout(() => shown.querySelector<HTMLElement>('.calculator-extras__details button')?.click());
      },
    }),
  ),
  part('calculator, aged rates', () => <Calculator />, {
    state: { rates: ratesSlice.reducer(live, connectionLost()), calculator: filled('100', 'EUR', 'USD') },
  }),
  part('calculator, no rates', () => <Calculator />, {
    state: { rates: initialRatesState, calculator: filled('100', '', '') },
  }),
];
