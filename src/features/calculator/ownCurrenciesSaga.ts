import { call, debounce, select } from 'typed-redux-saga';
import { lastUsed } from '../../domain/rates/ownCurrencies';
import type { OwnCurrenciesMemory } from '../../ports/ownCurrencies';
import { rateChosen, ratesRead, ratesReceived } from '../rates/ratesSlice';
import type { Custom } from './calculatorSlice';
import {
  amountChanged,
  currenciesSwapped,
  ownedCurrencyChosen,
  selectConversion,
  selectOwnedAcronym,
  selectWantedAcronym,
  wantedCurrencyChosen,
} from './calculatorSlice';

/** A result's currencies are the visitor's own when it has been quiet for this long, in milliseconds: not those passed by. */
export const OWN_AFTER = 1_000;

export interface OwnCurrenciesServices {
  readonly ownCurrencies: OwnCurrenciesMemory;
  readonly custom: Custom;
}

/** Keeps the currencies of the shown results for the next visit (rule 86). */
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

function* keepOwn({ ownCurrencies, custom }: OwnCurrenciesServices) {
  if ((yield* select(selectConversion, custom)) === null) {
    return;
  }
  const used = [yield* select(selectOwnedAcronym), yield* select(selectWantedAcronym, custom.currencyOrder)];
  const own = yield* call([ownCurrencies, 'recall']);
  yield* call([ownCurrencies, 'keep'], lastUsed(used, own));
}
