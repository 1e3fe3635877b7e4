import type { CurrencyNamePair } from '../domain/rates/missingNames';
import type { Language } from './languages';

/** Names of currencies by their codes. */
export type CurrencyNames = Readonly<Record<string, string>>;

/** How currencies are named in a language: by these names, and those without one by this field of their records. */
export interface CurrencyNaming {
  readonly names: CurrencyNames;
  readonly field: keyof CurrencyNamePair;
}

/** What a currency is known by; names may be null where a record lacks them. */
export type NamedCurrency<Name extends string | null = string | null> = { readonly acronym: string } & {
  readonly [Field in keyof CurrencyNamePair]: Name;
};

/** By the records' own names in their two languages; in others by those that came with the page, else by the English ones (rule 97). */
export function namingOf(language: Language, currencyNames: CurrencyNames): CurrencyNaming {
  return {
    names: language === 'sk' || language === 'en' ? {} : currencyNames,
    field: language === 'sk' ? 'name_sk' : 'name_en',
  };
}

/** A listed currency's name; null where nothing names it. */
export function nameBy<Name extends string | null>(
  { names, field }: CurrencyNaming,
  currency: NamedCurrency<Name>,
): Name | string {
  // Codes come from the database: one such as "constructor" is in every object.
  return (Object.hasOwn(names, currency.acronym) && names[currency.acronym]) || currency[field];
}

/** A currency's names in both languages of a record, as the browser knows them from CLDR; the code itself where it knows none. */
export function nameCurrency(code: string): CurrencyNamePair {
  return { name_en: nameIn('en', code), name_sk: nameIn('sk', code) };
}

function nameIn(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
  } catch {
    // Codes that don't have three letters are none to it.
    return code;
  }
}

/** The codes of all currencies that the browser knows; none where it doesn't tell. */
export function currencyCodes(): readonly string[] {
  return Intl.supportedValuesOf?.('currency') ?? [];
}
