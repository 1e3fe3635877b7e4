/** The Slovak texts that come when a currency's last days are first opened. */
export const skDevelopment = {
  /** What the table of days is opened by. */
  days: 'Tabuľka po dňoch',
  day: 'Deň',
  /** The end of the chart. */
  today: 'dnes',
  /** Before what a side has done since yesterday's close, and before its highest and lowest close. */
  sinceYesterday: 'Od včerajška',
  highest: 'Najvyšší',
  lowest: 'Najnižší',
  moves: { up: 'vyšší o\u00a0{percent}\u00a0%', down: 'nižší o\u00a0{percent}\u00a0%', none: 'bez zmeny' },
  /** Where nothing is known of yesterday. */
  noComparison: 'bez porovnania',
  /** In place of a day's rates. */
  notListed: 'nebola v\u00a0ponuke',
  /** Where that is less than thirty days ago. */
  knownSince: 'Vývoj poznáme od: {day}',
};

/** What every language has a text for. */
export type DevelopmentWords = typeof skDevelopment;
