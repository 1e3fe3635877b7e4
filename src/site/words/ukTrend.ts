import type { TrendWords } from './skTrend';

/** The Ukrainian texts of a currency's last days. */
export const ukTrend: TrendWords = {
  days: 'День за днем',
  day: 'День',
  today: 'сьогодні',
  sinceYesterday: 'Від учора',
  highest: 'Найвищий',
  lowest: 'Найнижчий',
  moves: { up: 'вищий на\u00a0{percent}\u00a0%', down: 'нижчий на\u00a0{percent}\u00a0%', none: 'без змін' },
  noComparison: 'немає з\u00a0чим порівняти',
  notListed: 'не було в\u00a0списку',
  knownSince: 'Відомо з: {day}',
};
