import type { ExchangeRateSpecification, Graph } from 'schema-dts';
import type { CompleteCurrency } from '../../domain/rates/currency';
import { BASE_CURRENCY } from '../../domain/rates/currency';
import type { Words } from '../../site/words/sk';

/**
 * The rates in the vocabulary of schema.org (rule 98): how much of each listed currency the office takes and
 * gives for one euro.
 */
export function structuredRates(listed: readonly CompleteCurrency[], { buy, sell }: Words['rates']['columns']): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': listed.flatMap((currency) => [
      exchangeRate(buy, currency.acronym, currency.buy),
      exchangeRate(sell, currency.acronym, currency.sell),
    ]),
  };
}

function exchangeRate(name: string, priceCurrency: string, price: number): ExchangeRateSpecification {
  return {
    '@type': 'ExchangeRateSpecification',
    name,
    currency: BASE_CURRENCY,
    currentExchangeRate: { '@type': 'UnitPriceSpecification', price, priceCurrency },
  };
}
