import type { TrendWords } from './skTrend';

/** The Hungarian texts of a currency's last days. */
export const huTrend: TrendWords = {
  days: 'Naponként',
  day: 'Nap',
  today: 'ma',
  sinceYesterday: 'Tegnap óta',
  highest: 'Legmagasabb',
  lowest: 'Legalacsonyabb',
  moves: { up: 'magasabb: {percent}%', down: 'alacsonyabb: {percent}%', none: 'változatlan' },
  noComparison: 'nincs összevetés',
  notListed: 'nem volt a listán',
  knownSince: 'Ismert ettől: {day}',
};
