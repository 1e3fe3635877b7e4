/** What the page says about its rates before the application is there; apart from sk.ts because its script is tiny. */
export const freshnessTexts = {
  waiting: 'Načítavame kurzy…',
  /** Rates of an earlier visit, until the database answers. */
  remembered: (moment: string) => `Kurzy z ${moment}, overujeme ich…`,
  live: 'Naživo: zmeny sa zobrazia samy.',
} as const;
