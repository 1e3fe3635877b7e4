import type { Language } from '../domain/languages';

// Notices are written in them too, and the domain knows no site.
export { languages } from '../domain/languages';
export type { Language };

/** The language of the page at `/`. */
export const DEFAULT_LANGUAGE: Language = 'sk';

/** What each language calls itself, for those who know no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  sk: 'Slovenčina',
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  pl: 'Polski',
  uk: 'Українська',
};

/** Short for the names, as people of the language write them. */
export const languageCodes: Readonly<Record<Language, string>> = { sk: 'SK', en: 'EN', de: 'DE', hu: 'HU', pl: 'PL', uk: 'UA' };

/** A file's name in a language: "app.html" as it is in the default one, "app-en.html" in another. */
export function inLanguage(file: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? file : file.replace('.', `-${language}.`);
}
