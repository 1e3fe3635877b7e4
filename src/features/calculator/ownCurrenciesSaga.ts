import { call, debounce, select } from 'typed-redux-saga';
import { lastUsed } from '../../domain/rates/ownCurrencies';
import type { OwnCurrenciesMemory } from '../../ports/ownCurrencies';
import { ratesRead, ratesReceived } from '../rates/ratesSlice';
import {
  amountChanged,
  ownedCurrencyChosen,
  selectConversion,
  selectOwnedAcronym,
  selectWantedAcronym,
  wantedCurrencyChosen,
} from './calculatorSlice';

/** A result's currencies are the visitor's own when it has been quiet for this long, in milliseconds: not those passed by. */
export const OWN_AFTER = 1_000;

/** Keeps the currencies of the shown results for the next visit. */
export function* watchOwnCurrencies({ ownCurrencies }: { readonly ownCurrencies: OwnCurrenciesMemory }) {
  const events = [amountChanged, ownedCurrencyChosen, wantedCurrencyChosen, ratesRead, ratesReceived];
  yield* debounce(OWN_AFTER, events, keepOwn, ownCurrencies);
}

function* keepOwn(ownCurrencies: OwnCurrenciesMemory) {
  if ((yield* select(selectConversion)) === null) {
    return;
  }
  const used = [yield* select(selectOwnedAcronym), yield* select(selectWantedAcronym)];
  const own = yield* call([ownCurrencies, 'recall']);
  yield* call([ownCurrencies, 'keep'], lastUsed(used, own));
}
