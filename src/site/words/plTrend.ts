import type { TrendWords } from './skTrend';

/** The Polish texts of a currency's last days. */
export const plTrend: TrendWords = {
  days: 'Dzień po dniu',
  day: 'Dzień',
  today: 'dziś',
  sinceYesterday: 'Od wczoraj',
  highest: 'Najwyższy',
  lowest: 'Najniższy',
  moves: { up: 'wyższy o\u00a0{percent}%', down: 'niższy o\u00a0{percent}%', none: 'bez zmian' },
  noComparison: 'brak porównania',
  notListed: 'nie było w\u00a0ofercie',
  knownSince: 'Znany od: {day}',
};
