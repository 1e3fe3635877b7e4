import type { DevelopmentWords } from './skDevelopment';

/** The Hungarian texts of a currency's last days. */
export const huDevelopment: DevelopmentWords = {
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
