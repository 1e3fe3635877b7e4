import type { Language } from '../domain/languages';

// The languages are defined in the domain because notices are written in them too, and the domain can't import from the
// site.
export { languages } from '../domain/languages';
export type { Language };

/** The language of the page at `/`. */
export const DEFAULT_LANGUAGE: Language = 'sk';

/** What each language calls itself, for people who know no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  sk: 'Slovenčina',
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  pl: 'Polski',
  uk: 'Українська',
};

/** Abbreviated names, as speakers of the language write them. */
export const languageCodes: Readonly<Record<Language, string>> = { sk: 'SK', en: 'EN', de: 'DE', hu: 'HU', pl: 'PL', uk: 'UA' };

/** A file's name in a language: "app.html" stays as it is in the default language and becomes "app-en.html" in another. */
export function inLanguage(file: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? file : file.replace('.', `-${language}.`);
}
