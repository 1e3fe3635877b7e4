import type { CompleteCurrency } from '../../domain/rates/currency';
import { latestOf, parseStoredTimestamp } from '../../domain/time/timestamps';

/** The latest 'updated' among the listed currencies as stored, in milliseconds; null when none has a valid one. */
export function lastUpdatedOf(listed: readonly CompleteCurrency[]): number | null {
  return latestOf(listed.map(({ updated }) => parseStoredTimestamp(updated)));
}
