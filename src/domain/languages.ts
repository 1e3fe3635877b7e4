/** The languages that the office's texts may be in, by their BCP 47 tags, in the order in which visitors may choose. */
export const languages = ['sk', 'en', 'de', 'hu', 'pl', 'uk'] as const;

export type Language = (typeof languages)[number];
