import { momentOfStored, parseStoredTimestamp } from '../time/timestamps';
import type { RatePair } from '../rates/ratePair';
import { ratesOf } from '../rates/ratePair';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';

/** What one currency cost from a moment on, until the next stage begins; the last one still holds. */
export interface Stage {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Null while the currency was not listed. */
  readonly rates: RatePair | null;
}

/** The record of a currency as it stands now, as far as its rates go. */
export type PresentRates = RatePair & { readonly updated: string | null };

/**
 * The stages of one currency, the oldest first, from its entries in any order and its record; null where it has none (rule 122).
 * Before the first stage nothing is known of it. A stage begins when the one before it ended, by the server's clock. The first one
 * has none before it: it begins at the time that names its version, which a writer's clock gave it.
 *
 * `began` is for a caller who has all entries of the time that he asks about. What the first of them replaced had stood all that
 * time: rates whose only entry says that they ended on Wednesday held on Monday too. The first stage then begins at `began`, the
 * beginning of the archive, if that is earlier.
 */
export function developmentOf(
  entries: readonly ArchiveEntry[],
  present: PresentRates | null,
  began = Infinity,
): readonly Stage[] {
  const oldestFirst = [...entries].sort(newestFirst).reverse();
  const versions = [
    ...oldestFirst.map(({ isBeginning, version, ...rates }) => ({
      updated: version,
      rates: isBeginning ? null : ratesOf(rates),
    })),
    { updated: present?.updated ?? null, rates: present && ratesOf(present) },
  ];
  return versions.flatMap(({ updated, rates }, index): readonly Stage[] => {
    const previous = oldestFirst[index - 1];
    if (previous !== undefined) {
      return [{ from: previous.until, rates }];
    }
    // That a currency was not listed is known only from when it was added or retired.
    const from = Math.min(began, (rates && beginningOf(updated, oldestFirst[index]?.until)) ?? Infinity);
    return from === Infinity ? [] : [{ from, rates }];
  });
}

/** When a version began by its own name; a clock that was ahead gives it no later time than its end. */
function beginningOf(updated: string | null, end = Infinity): number | null {
  const stored = updated === null ? null : parseStoredTimestamp(updated);
  return stored === null ? null : Math.min(momentOfStored(stored), end);
}

/** What a currency cost at a moment in milliseconds since 1970: null while it was not listed, undefined where it is not known. */
export function ratesAt(moment: number, development: readonly Stage[]): RatePair | null | undefined {
  return development.filter(({ from }) => from <= moment).at(-1)?.rates;
}
