import type { DecimalText } from '../money/decimal';
import type { RatePair } from '../rates/ratePair';
import { ratesOf } from '../rates/ratePair';
import { rateMove, roundsToZero } from '../rates/rateMove';
import type { ArchiveEntry } from './entry';

/** One entry of the archive as a change: who changed a currency, when, and from which rates to which. */
export interface RateDifference extends Pick<ArchiveEntry, 'key' | 'acronym' | 'until' | 'by' | 'save'> {
  /** Null when the currency was not listed before. */
  readonly before: RatePair | null;
  /** Null when the currency was retired. */
  readonly after: RatePair | null;
}

/**
 * What each of the entries changed (rule 79). The entries are complete and come newest first, and `list` is the list
 * after all of them: an entry's new rates are the ones that the next entry of its currency replaced, or the ones in the
 * list.
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
 * The change in per cent of the old rate, rounded to 2 decimals, with a sign unless it rounds to zero ("-1.25",
 * "0.00"); null unless both rates are known.
 */
export function percentOf(before: number | null | undefined, after: number | null | undefined): DecimalText | null {
  const move = before == null || after == null ? null : rateMove(before, after);
  return move && (move.isUp || roundsToZero(move) ? move.percent : `-${move.percent}`);
}
