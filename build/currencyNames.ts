import type { Language } from '../src/site/languages';
import type { CurrencyNames } from '../src/site/nameCurrency';

/** The currencies' names in a language according to Node's CLDR; unknown codes are left out. */
export function currencyNamesOf(acronyms: readonly string[], language: Language): CurrencyNames {
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
  return Object.fromEntries(
    acronyms.flatMap((acronym) => {
      const name = names.of(acronym);
      return name === undefined ? [] : [[acronym, name] as const];
    }),
  );
}
