import type { DecimalText } from '../money/decimal';
import type { RatePair } from '../rates/ratePair';
import { ratesOf } from '../rates/ratePair';
import { rateMove, roundsToZero } from '../rates/rateMove';
import type { ArchiveEntry } from './entry';

/** What one entry of the archive tells: who changed a currency, when, and from what to what. */
export interface RateDifference extends Pick<ArchiveEntry, 'key' | 'acronym' | 'until' | 'by' | 'save'> {
  /** Null when the currency was not listed before. */
  readonly before: RatePair | null;
  /** Null when the currency was retired. */
  readonly after: RatePair | null;
}

/**
 * What each of the entries changed (rule 79). They are without a gap, the newest first, and `list` is what stood after all of
 * them: the new rates of one are those that the next entry of its currency replaced, or those of that list.
 */
export function differencesOf(
  entries: readonly ArchiveEntry[],
  list: readonly (RatePair & { readonly acronym: string })[],
): readonly RateDifference[] {
  const following = new Map<string, RatePair | null>(list.map((listed) => [listed.acronym, ratesOf(listed)]));
  return entries.map(({ key, acronym, until, by, save, ...entry }) => {
    const after = following.get(acronym) ?? null;
    const before = entry.isBeginning ? null : ratesOf(entry);
    following.set(acronym, before);
    return { key, acronym, until, by, save, before, after };
  });
}

/**
 * By how many per cent of the old rate it changed, rounded to 2 decimals, with the sign of what is left ("-1.25", "0.00"); null
 * without two rates.
 */
export function percentOf(before: number | null | undefined, after: number | null | undefined): DecimalText | null {
  const move = before == null || after == null ? null : rateMove(before, after);
  return move && (move.isUp || roundsToZero(move) ? move.percent : `-${move.percent}`);
}
