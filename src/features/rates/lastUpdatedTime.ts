import { office } from '../../site/office';
import type { CompleteCurrency } from '../../domain/rates/currency';
import { formatStoredTimestamp, latestOf, parseStoredTimestamp } from '../../domain/time/timestamps';
import { oncePer } from './oncePer';

/** The latest 'updated' among the listed currencies as stored, in milliseconds; null when none has a valid one. */
export function lastUpdatedOf(listed: readonly CompleteCurrency[]): number | null {
  return latestOf(listed.map(timeOf));
}

const timeOf = oncePer(({ updated }: CompleteCurrency) => parseStoredTimestamp(updated));

/** The line's text for a stored time (specification, section 2). */
export function lastUpdatedText(stored: number): string {
  return formatStoredTimestamp(stored, office.updatedTimeDisplay, office.timeZone);
}
