import type { CompleteCurrency, Currency } from '../../domain/rates/currency';
import { isComplete, isQuoted, parseCurrency } from '../../domain/rates/currency';
import type { RawCurrency } from '../../ports/rates';

/** The currencies among the children of '/currencies' whose records are readable. */
export function parseCurrencies(children: readonly RawCurrency[]): readonly Currency[] {
  return children.map(({ key, value }) => parseCurrency(key, value)).filter((currency) => currency !== null);
}

/** The rates table's rows among ordered currencies: complete records except EUR (rules 19 and 20). */
export function listCurrencies(ordered: readonly Currency[]): readonly CompleteCurrency[] {
  return ordered.filter(isComplete).filter(isQuoted);
}
