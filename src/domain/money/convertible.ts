import type { Currency } from '../rates/currency';
import { BASE_CURRENCY, isQuoted } from '../rates/currency';

/** Replaces a missing record of the base currency: nothing needs its rates. */
const baseCurrency: Currency = {
  key: 'eur',
  acronym: BASE_CURRENCY,
  name_en: 'Euro',
  name_sk: 'euro',
  buy: 1,
  sell: 1,
  updated: null,
};

/** The currencies that the calculator offers, the base currency first; empty until there are rates (rule 31). */
export function convertibleOf(currencies: readonly Currency[]): readonly Currency[] {
  const base = currencies.find((currency) => !isQuoted(currency)) ?? baseCurrency;
  return currencies.length === 0 ? currencies : [base, ...currencies.filter(isQuoted)];
}
