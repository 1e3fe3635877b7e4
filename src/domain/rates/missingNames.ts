import { isPlainLine, toPlainLine } from '../plainLine';
import type { Currency, CurrencyRecord } from './currency';

/** A record's names in both languages. */
export type CurrencyNamePair = Pick<CurrencyRecord, 'name_en' | 'name_sk'>;

/** The most characters that a name may have. */
export const LONGEST_NAME = 100;

/** Whether a text is allowed as a currency's name: 1 to 100 visible characters (rule 56). */
export function isCurrencyName(text: string | null): text is string {
  return isPlainLine(text, LONGEST_NAME);
}

/**
 * The names that a record lacks or that the database rules refuse: a save can't pass without them. A name that is wrong
 * only in its spaces is tidied; otherwise the currency's code decides the name.
 */
export function missingNames(
  { acronym, name_en, name_sk }: Currency,
  nameCurrency: (acronym: string) => CurrencyNamePair,
): Partial<CurrencyNamePair> {
  const mend = (name: string | null, field: keyof CurrencyNamePair): string => {
    const tidied = toPlainLine(name ?? '');
    return isCurrencyName(tidied) ? tidied : nameCurrency(acronym)[field];
  };
  return {
    ...(!isCurrencyName(name_en) && { name_en: mend(name_en, 'name_en') }),
    ...(!isCurrencyName(name_sk) && { name_sk: mend(name_sk, 'name_sk') }),
  };
}
