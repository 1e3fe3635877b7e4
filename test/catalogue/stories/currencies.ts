import defaultSeed from '../../../local/seed/defaultSeed.json';
import type { Currency } from '../../../src/domain/rates/currency';
import { parseCurrency } from '../../../src/domain/rates/currency';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { ratesReceived, ratesSlice } from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';

/** A list short enough to read at a glance. */
export const fewCurrencies: readonly Currency[] = [
  buildCurrency({ acronym: 'USD', name_sk: 'americký dolár', buy: 1.187, sell: 1.15 }),
  buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.9, sell: 23.85 }),
  buildCurrency({ acronym: 'HUF', name_sk: 'maďarský forint', buy: 374, sell: 359.5 }),
];

/** The demo office's whole list. */
export const allCurrencies: readonly Currency[] = Object.entries(defaultSeed.currencies).flatMap(
  ([key, record]) => parseCurrency(key, record) ?? [],
);

/** When the rates of the stories were received: twelve minutes ago, in milliseconds since 1970. */
const receivedAt = Date.now() - 12 * 60_000;

/** A reading of these currencies, as the database sends it. */
export const readingOf = (currencies: readonly Currency[]) => ({ currencies, receivedAt });

/** The state of rates that follow the database. */
export function liveRates(currencies: readonly Currency[] = fewCurrencies): RatesState {
  return ratesSlice.reducer(undefined, ratesReceived(readingOf(currencies)));
}
