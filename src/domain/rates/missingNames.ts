import type { Currency, CurrencyRecord } from './currency';

/** A record's names in both languages. */
export type CurrencyNamePair = Pick<CurrencyRecord, 'name_en' | 'name_sk'>;

const LONGEST_NAME = 100;
/** Controls, and every blank but the plain space. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Whether a text will do as a name of a currency: 1 to 100 visible characters (rule 56). */
export function isCurrencyName(text: string | null): text is string {
  return text !== null && text !== '' && text.length <= LONGEST_NAME && text.trim() === text && !INVISIBLE.test(text);
}

/** The names that a record lacks or that won't do, as given for its code: with them a save mends it. */
export function missingNames(
  { acronym, name_en, name_sk }: Currency,
  nameCurrency: (acronym: string) => CurrencyNamePair,
): Partial<CurrencyNamePair> {
  const names = isCurrencyName(name_en) && isCurrencyName(name_sk) ? null : nameCurrency(acronym);
  return {
    ...(names !== null && !isCurrencyName(name_en) && { name_en: names.name_en }),
    ...(names !== null && !isCurrencyName(name_sk) && { name_sk: names.name_sk }),
  };
}
