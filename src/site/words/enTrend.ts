import type { TrendWords } from './skTrend';

/** The English texts of a currency's last days. */
export const enTrend: TrendWords = {
  days: 'Day by day',
  day: 'Day',
  today: 'today',
  sinceYesterday: 'Since yesterday',
  highest: 'Highest',
  lowest: 'Lowest',
  moves: { up: 'higher by\u00a0{percent}%', down: 'lower by\u00a0{percent}%', none: 'unchanged' },
  noComparison: 'no comparison',
  notListed: 'not listed',
  knownSince: 'Known since: {day}',
};
