import { call, debounce, select } from 'typed-redux-saga';
import { lastUsed } from '../../domain/rates/ownCurrencies';
import type { OwnCurrenciesMemory } from '../../ports/ownCurrencies';
import { rateChosen, ratesRead, ratesReceived } from '../rates/ratesSlice';
import type { CalculatorSettings } from './calculatorSlice';
import {
  amountChanged,
  currenciesSwapped,
  ownedCurrencyChosen,
  selectConversion,
  selectOwnedAcronym,
  selectWantedAcronym,
  wantedCurrencyChosen,
} from './calculatorSlice';

/** How long a result must not change before its currencies are kept, in milliseconds; this skips intermediate choices. */
export const OWN_AFTER = 1_000;

export interface OwnCurrenciesServices {
  readonly ownCurrencies: OwnCurrenciesMemory;
  readonly calculatorSettings: CalculatorSettings;
}

/** Stores the currencies of the shown results for the next visit (rule 86). */
export function* watchOwnCurrencies(services: OwnCurrenciesServices) {
  const events = [
    amountChanged,
    ownedCurrencyChosen,
    wantedCurrencyChosen,
    currenciesSwapped,
    rateChosen,
    ratesRead,
    ratesReceived,
  ];
  yield* debounce(OWN_AFTER, events, keepOwn, services);
}

function* keepOwn({ ownCurrencies, calculatorSettings }: OwnCurrenciesServices) {
  if ((yield* select(selectConversion, calculatorSettings)) === null) {
    return;
  }
  const used = [yield* select(selectOwnedAcronym), yield* select(selectWantedAcronym, calculatorSettings.currencyOrder)];
  const own = yield* call([ownCurrencies, 'recall']);
  yield* call([ownCurrencies, 'keep'], lastUsed(used, own));
}
