import { call, debounce, select } from 'typed-redux-saga';
import type { PublishStructuredData } from '../../ports/structuredData';
import type { Words } from '../../site/words/sk';
import { ratesRead, ratesReceived, selectListedCurrencies, selectAreRatesCurrent } from './ratesSlice';
import { structuredRates } from './structuredRates';

/** Rates are told when they have been quiet for this long, in milliseconds: a save changes many one after another. */
export const TOLD_AFTER = 2_000;

export interface StructuredRatesServices {
  readonly publish: PublishStructuredData;
  readonly columns: Words['rates']['columns'];
  readonly currencyOrder: readonly string[];
}

/** Tells search engines the rates that are known to be true, and again when they change (rule 98). */
export function* watchStructuredRates(services: StructuredRatesServices) {
  yield* call(tellRates, services);
  yield* debounce(TOLD_AFTER, [ratesRead, ratesReceived], tellRates, services);
}

function* tellRates({ publish, columns, currencyOrder }: StructuredRatesServices) {
  if (yield* select(selectAreRatesCurrent)) {
    publish(structuredRates(yield* select(selectListedCurrencies, currencyOrder), columns));
  }
}
