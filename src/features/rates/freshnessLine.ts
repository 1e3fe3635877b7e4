import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';
import type { RatesState } from './ratesSlice';

/**
 * Where the shown rates come from, and when they came if the line says so. `unfollowed` occurs only before the
 * application has loaded.
 */
export type RatesFreshness =
  | { readonly status: Exclude<RatesState['status'], 'remembered'> }
  | { readonly status: 'remembered' | 'unfollowed'; readonly receivedAt: number };

/** The class names of the dot beside the line about freshness. */
export function dotClassName(status: RatesFreshness['status']): string {
  switch (status) {
    case 'waiting':
    case 'remembered':
    case 'read':
      return 'freshness__dot';
    case 'live':
      return 'freshness__dot freshness__dot--live';
    case 'interrupted':
    case 'unavailable':
    case 'unfollowed':
      return 'freshness__dot freshness__dot--interrupted';
  }
}

/** The text of the line about freshness; empty where the reason is shown beside it. */
export function statusLineOf(
  rates: RatesFreshness,
  words: Words['rates']['freshness'],
  formatMoment: (moment: number) => string,
): string {
  switch (rates.status) {
    case 'waiting':
    case 'read':
    case 'live':
      return words[rates.status];
    case 'remembered':
    case 'unfollowed':
      return fill(words[rates.status], { moment: formatMoment(rates.receivedAt) });
    case 'interrupted':
    case 'unavailable':
      return '';
  }
}
