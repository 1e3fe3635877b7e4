/** The languages that the site is made in, by their BCP 47 tags, in the order in which visitors may choose. */
export const languages = ['sk', 'en', 'de', 'hu', 'pl', 'uk'] as const;

export type Language = (typeof languages)[number];

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
