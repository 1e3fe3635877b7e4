/** The languages that the site is made in, by their BCP 47 tags. */
export type Language = 'sk';

/** The language of the page at `/`. */
export const DEFAULT_LANGUAGE: Language = 'sk';
