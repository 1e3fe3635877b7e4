import { freshnessTexts } from '../../site/words/freshnessWords';
import { office } from '../../site/office';
import { formatMoment } from '../../domain/time/timestamps';
import type { RatesState } from './ratesSlice';

const dots: Record<RatesState['status'], string> = {
  waiting: 'freshness__dot',
  remembered: 'freshness__dot',
  read: 'freshness__dot freshness__dot--live',
  live: 'freshness__dot freshness__dot--live',
  interrupted: 'freshness__dot freshness__dot--reason',
  unavailable: 'freshness__dot freshness__dot--reason',
};

/** The mark that stands beside the line about freshness. */
export function dotOf(status: RatesState['status']): string {
  return dots[status];
}

/**
 * What the line about freshness says while nothing is wrong. Rates that were just read are followed within moments or
 * marked as late, so the visitor isn't told the difference.
 */
export function statusLineOf(state: RatesState): string {
  switch (state.status) {
    case 'waiting':
      return freshnessTexts.waiting;
    case 'remembered':
      return freshnessTexts.remembered(formatMoment(state.receivedAt, office.timeZone));
    case 'read':
    case 'live':
      return freshnessTexts.live;
    case 'interrupted':
    case 'unavailable':
      return '';
  }
}
