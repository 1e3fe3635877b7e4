import type { CurrencyNamePair } from '../domain/rates/missingNames';

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
