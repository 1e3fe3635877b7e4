import type { Language } from '../src/site/languages';
import type { CurrencyNames } from '../src/site/nameCurrency';

/** The currencies' names in a language by Node's CLDR; codes that it does not know are left out. */
export function currencyNamesOf(acronyms: readonly string[], language: Language): CurrencyNames {
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
  return Object.fromEntries(
    acronyms.flatMap((acronym) => {
      const name = names.of(acronym);
      return name === undefined ? [] : [[acronym, name] as const];
    }),
  );
}
