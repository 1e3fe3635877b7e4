import type { TrendWords } from './skTrend';

/** The German texts of a currency's last days. */
export const deTrend: TrendWords = {
  days: 'Tag für Tag',
  day: 'Tag',
  today: 'heute',
  sinceYesterday: 'Seit gestern',
  highest: 'Höchster',
  lowest: 'Niedrigster',
  moves: { up: 'höher um\u00a0{percent}\u00a0%', down: 'niedriger um\u00a0{percent}\u00a0%', none: 'unverändert' },
  noComparison: 'kein Vergleich',
  notListed: 'nicht im Angebot',
  knownSince: 'Bekannt seit: {day}',
};
