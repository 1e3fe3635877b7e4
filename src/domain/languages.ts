/** The languages that the office's texts may be in, as BCP 47 tags, in the order of the visitor's choice. */
export const languages = ['sk', 'en', 'de', 'hu', 'pl', 'uk'] as const;

export type Language = (typeof languages)[number];
