import { momentOfStored, parseStoredTimestamp } from '../time/timestamps';
import type { RatePair } from '../rates/ratePair';
import { ratesOf } from '../rates/ratePair';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';

/** The rates of one currency from a moment until the next stage begins; the last stage still holds. */
export interface Stage {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Null while the currency was not listed. */
  readonly rates: RatePair | null;
}

/** The present record of a currency, reduced to its rates and its time. */
export type PresentRates = RatePair & { readonly updated: string | null };

/**
 * The stages of one currency, oldest first, derived from its entries (in any order) and its present record, which is
 * null when it has none (rule 122). Nothing is known of the time before the first stage. A stage begins when the
 * previous one ended, by the server's clock. The first stage has no previous one: it begins at the time that names its
 * version, which comes from a writer's clock.
 *
 * Pass `began`, the beginning of the archive, only together with all entries of the period in question. The rates that
 * the first entry replaced then held for the whole period before it: if the only entry says that they ended on
 * Wednesday, they held on Monday too. So the first stage begins at `began`, if that is earlier.
 */
export function trendOf(entries: readonly ArchiveEntry[], present: PresentRates | null, began = Infinity): readonly Stage[] {
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
    // Only an addition or a retirement shows when the currency was not listed.
    const from = Math.min(began, (rates && beginningOf(updated, oldestFirst[index]?.until)) ?? Infinity);
    return from === Infinity ? [] : [{ from, rates }];
  });
}

/**
 * When a version began, according to its own name. The result is never later than the version's end, which a writer's
 * clock that was ahead could otherwise cause.
 */
function beginningOf(updated: string | null, end = Infinity): number | null {
  const stored = updated === null ? null : parseStoredTimestamp(updated);
  return stored === null ? null : Math.min(momentOfStored(stored), end);
}

/** What a currency cost at a moment in milliseconds since 1970: null while it was not listed, undefined if unknown. */
export function ratesAt(moment: number, trend: readonly Stage[]): RatePair | null | undefined {
  return trend.filter(({ from }) => from <= moment).at(-1)?.rates;
}
