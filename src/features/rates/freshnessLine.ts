import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';
import type { RatesState } from './ratesSlice';

const dots: Record<RatesState['status'], string> = {
  waiting: 'freshness__dot',
  remembered: 'freshness__dot',
  read: 'freshness__dot freshness__dot--live',
  live: 'freshness__dot freshness__dot--live',
  interrupted: 'freshness__dot freshness__dot--interrupted',
  unavailable: 'freshness__dot freshness__dot--interrupted',
};

/** The mark that stands beside the line about freshness. */
export function dotOf(status: RatesState['status']): string {
  return dots[status];
}

/**
 * What the line about freshness says while nothing is wrong. Rates that were just read are followed within moments or
 * marked as late, so the visitor isn't told the difference.
 */
export function statusLineOf(
  state: RatesState,
  words: Words['rates']['freshness'],
  formatMoment: (instant: number) => string,
): string {
  switch (state.status) {
    case 'waiting':
      return words.waiting;
    case 'remembered':
      return fill(words.remembered, { moment: formatMoment(state.receivedAt) });
    case 'read':
    case 'live':
      return words.live;
    case 'interrupted':
    case 'unavailable':
      return '';
  }
}
