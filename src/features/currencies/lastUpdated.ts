import { office } from '../../config/office';
import type { CompleteCurrency } from '../../domain/currency';
import { formatStoredTimestamp, latestTimestamp } from '../../domain/timestamps';

/** The latest 'updated' among the listed currencies as stored, in milliseconds; null when none has a valid one. */
export function lastUpdatedOf(listed: readonly CompleteCurrency[]): number | null {
  return latestTimestamp(listed.map(({ updated }) => updated));
}

/** The line's text for a stored time (specification, section 2). */
export function lastUpdatedText(stored: number): string {
  return formatStoredTimestamp(stored, office.updatedTimeDisplay, office.timeZone);
}
