import type { Currency } from '../rates/currency';
import { isQuoted } from '../rates/currency';
import type { RatePair } from '../rates/ratePair';
import { ratesOf } from '../rates/ratePair';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';

/** A currency as it was listed at some moment. */
export interface PastRates extends RatePair {
  readonly acronym: string;
}

/** The list as it stood at a moment, or why that is not known: the archive began later, or the moment is still to come. */
export type PastList =
  | { readonly type: 'known'; readonly rates: readonly PastRates[] }
  | { readonly type: 'beforeArchive'; readonly began: number | null }
  | { readonly type: 'stillToCome' };

interface Sources {
  /** Every entry made after the moment, in any order. */
  readonly later: readonly ArchiveEntry[];
  /** The records as they stood at the moment or later. */
  readonly present: readonly Currency[];
  /** When the archive's first entry was made; null when it has none. */
  readonly began: number | null;
  readonly now: number;
}

/** The list as it stood at a moment in milliseconds since 1970, EUR left out (rule 80). */
export function listAt(moment: number, { later, present, began, now }: Sources): PastList {
  if (moment > now) {
    return { type: 'stillToCome' };
  }
  if (began === null || moment < began) {
    return { type: 'beforeArchive', began };
  }
  return { type: 'known', rates: listBefore(later, present) };
}

/**
 * The list as it stood before some changes, EUR left out. They have to include the first change of each currency since then; of a
 * currency without any the present rates are taken.
 */
export function listBefore(later: readonly ArchiveEntry[], present: readonly Currency[]): readonly PastRates[] {
  const listed = new Map<string, RatePair | null>(
    present.filter(isQuoted).map((currency) => [currency.acronym, ratesOf(currency)]),
  );
  // The changes are undone from the newest to the oldest, so that what stood before a currency's first one stays.
  for (const { acronym, isBeginning, ...rates } of [...later].sort(newestFirst)) {
    listed.set(acronym, isBeginning ? null : ratesOf(rates));
  }
  return [...listed].flatMap(([acronym, rates]) => (rates === null ? [] : [{ acronym, ...rates }]));
}
