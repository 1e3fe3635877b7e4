import { call, debounce, select } from 'typed-redux-saga';
import type { PublishStructuredData } from '../../ports/structuredData';
import type { Words } from '../../site/words/sk';
import { ratesRead, ratesReceived, selectListedCurrencies, selectAreRatesCurrent } from './ratesSlice';
import { structuredRates } from './structuredRates';

/** How long the rates must not change before they are published, in milliseconds: a save changes many, one by one. */
export const TOLD_AFTER = 2_000;

export interface StructuredRatesServices {
  readonly publish: PublishStructuredData;
  readonly columns: Words['rates']['columns'];
  readonly currencyOrder: readonly string[];
}

/** Publishes the rates for search engines once they are known to be true, and again when they change (rule 98). */
export function* watchStructuredRates(services: StructuredRatesServices) {
  yield* call(tellRates, services);
  yield* debounce(TOLD_AFTER, [ratesRead, ratesReceived], tellRates, services);
}

function* tellRates({ publish, columns, currencyOrder }: StructuredRatesServices) {
  if (yield* select(selectAreRatesCurrent)) {
    publish(structuredRates(yield* select(selectListedCurrencies, currencyOrder), columns));
  }
}
