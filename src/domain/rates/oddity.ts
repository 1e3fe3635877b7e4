import type { Currency } from './currency';
import { isCurrencyCode } from './currencyCode';

/**
 * Why a record can't be edited: it isn't at the address that its code has, its code is stored with blanks around it, which the
 * rules refuse with any change, its code is none, or a rate of it is missing or no rate.
 */
export type Oddity = 'foreignKey' | 'paddedCode' | 'noCode' | 'withoutBuy' | 'withoutSell' | 'withoutRates';

/** What keeps a record from being edited (rule 62); null when nothing does. */
export function oddityOf({ key, acronym, storedAcronym, buy, sell }: Currency): Oddity | null {
  if (key !== acronym.toLowerCase()) {
    return 'foreignKey';
  }
  if (storedAcronym !== undefined) {
    return 'paddedCode';
  }
  if (!isCurrencyCode(acronym)) {
    return 'noCode';
  }
  if (buy === null) {
    return sell === null ? 'withoutRates' : 'withoutBuy';
  }
  return sell === null ? 'withoutSell' : null;
}
