import type { Currency } from './currency';
import { isCurrencyCode } from './currencyCode';

/**
 * Why a record can't be edited: its key doesn't belong to its code, its code is stored with spaces around it (the
 * database rules then refuse every change), its code is invalid, or one or both rates are missing or unreadable.
 */
export type RecordFault = 'foreignKey' | 'paddedCode' | 'noCode' | 'withoutBuy' | 'withoutSell' | 'withoutRates';

/** What makes a record impossible to edit (rule 62); null when nothing does. */
export function recordFaultOf({ key, acronym, storedAcronym, buy, sell }: Currency): RecordFault | null {
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
