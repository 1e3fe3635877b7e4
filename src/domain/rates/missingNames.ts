import { isPlainLine, toPlainLine } from '../plainLine';
import type { Currency, CurrencyRecord } from './currency';

/** A record's names in both languages. */
export type CurrencyNamePair = Pick<CurrencyRecord, 'name_en' | 'name_sk'>;

/** So many characters a name may have. */
export const LONGEST_NAME = 100;

/** Whether a text will do as a name of a currency: 1 to 100 visible characters (rule 56). */
export function isCurrencyName(text: string | null): text is string {
  return isPlainLine(text, LONGEST_NAME);
}

/**
 * The names that a record lacks or that the rules refuse, without which a save can't pass: its own wording where only blanks are
 * wrong with it, else what is given for its code.
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
