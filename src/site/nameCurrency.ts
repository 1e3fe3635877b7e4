import type { CurrencyNamePair } from '../domain/rates/missingNames';
import type { Language } from './languages';

/** Names of currencies by code. */
export type CurrencyNames = Readonly<Record<string, string>>;

/** How to name currencies in a language: by these names, or else by this field of the record. */
export interface CurrencyNaming {
  readonly names: CurrencyNames;
  readonly field: keyof CurrencyNamePair;
}

/** The names by which a currency is known; null where a record lacks them. */
export type NamedCurrency<Name extends string | null = string | null> = { readonly acronym: string } & {
  readonly [Field in keyof CurrencyNamePair]: Name;
};

/**
 * In Slovak and English, the names in the records; in other languages, the names that came with the page, and otherwise
 * the records' English ones (rule 97).
 */
export function namingOf(language: Language, currencyNames: CurrencyNames): CurrencyNaming {
  return {
    names: language === 'sk' || language === 'en' ? {} : currencyNames,
    field: language === 'sk' ? 'name_sk' : 'name_en',
  };
}

/** A listed currency's name; null when it has none. */
export function nameBy<Name extends string | null>(
  { names, field }: CurrencyNaming,
  currency: NamedCurrency<Name>,
): Name | string {
  // Codes come from the database, and every object has a property such as "constructor".
  return (Object.hasOwn(names, currency.acronym) && names[currency.acronym]) || currency[field];
}

/** A currency's Slovak and English names, as the browser knows them from CLDR; null if it doesn't know the currency. */
export function knownNames(code: string): CurrencyNamePair | null {
  const [name_en, name_sk] = [nameIn('en', code), nameIn('sk', code)];
  return name_en !== undefined && name_sk !== undefined ? { name_en, name_sk } : null;
}

/** The names that the browser knows for a currency; the code itself if it doesn't know the currency. */
export function nameCurrency(code: string): CurrencyNamePair {
  return knownNames(code) ?? { name_en: code, name_sk: code };
}

function nameIn(language: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code);
  } catch {
    // Intl throws for codes that don't have three letters.
    return undefined;
  }
}

/** The codes of all currencies that the browser knows; empty if the browser can't list them. */
export function currencyCodes(): readonly string[] {
  return Intl.supportedValuesOf?.('currency') ?? [];
}
