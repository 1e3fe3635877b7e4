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

/** The list as it stood at a moment, or why it is unknown: the archive began later, or the moment lies in the future. */
export type PastList =
  | { readonly type: 'known'; readonly rates: readonly PastRates[] }
  | { readonly type: 'beforeArchive'; readonly began: number | null }
  | { readonly type: 'stillToCome' };

interface Sources {
  /** All entries made after the moment, in any order. */
  readonly later: readonly ArchiveEntry[];
  /** The records as they stood at the moment, or later. */
  readonly present: readonly Currency[];
  /** When the archive's first entry was made; null when the archive is empty. */
  readonly began: number | null;
  readonly now: number;
}

/** The list as it stood at a moment in milliseconds since 1970, without EUR (rule 80). */
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
 * The list as it stood before some changes, without EUR. The changes have to include the first change of each currency
 * since then; a currency without any change has its present rates.
 */
export function listBefore(later: readonly ArchiveEntry[], present: readonly Currency[]): readonly PastRates[] {
  const listed = new Map<string, RatePair | null>(
    present.filter(isQuoted).map((currency) => [currency.acronym, ratesOf(currency)]),
  );
  // Undoes the changes from the newest to the oldest, so the rates before a currency's first change are what remains.
  for (const { acronym, isBeginning, ...rates } of [...later].sort(newestFirst)) {
    listed.set(acronym, isBeginning ? null : ratesOf(rates));
  }
  return [...listed].flatMap(([acronym, rates]) => (rates === null ? [] : [{ acronym, ...rates }]));
}
