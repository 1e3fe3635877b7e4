/** The Slovak texts of a currency's last days, loaded when one is first opened. */
export const skTrend = {
  /** The label of the control that opens the table of days. */
  days: 'Tabuľka po dňoch',
  day: 'Deň',
  /** The end of the chart. */
  today: 'dnes',
  /** Labels of a side's move since yesterday's close, and of its highest and lowest close. */
  sinceYesterday: 'Od včerajška',
  highest: 'Najvyšší',
  lowest: 'Najnižší',
  moves: { up: 'vyšší o\u00a0{percent}\u00a0%', down: 'nižší o\u00a0{percent}\u00a0%', none: 'bez zmeny' },
  /** When nothing is known of yesterday. */
  noComparison: 'bez porovnania',
  /** Instead of a day's rates. */
  notListed: 'nebola v\u00a0ponuke',
  /** When the known history begins less than thirty days ago. */
  knownSince: 'Vývoj poznáme od: {day}',
};

/** The texts that every language has. */
export type TrendWords = typeof skTrend;
