import type { ArchiveEntry } from '../../src/domain/archive/entry';
import type { RatePair } from '../../src/domain/rates/ratePair';
import { beginningKey, versionKey } from '../../src/domain/archive/version';
import type { Currency } from '../../src/domain/rates/currency';
import { toStoredTimestamp } from '../../src/domain/time/timestamps';
import { buildCurrency } from './builders';

/** A change to one currency: new rates add it if it isn't listed, null retires it. */
export interface Deed {
  readonly acronym: string;
  readonly at: number;
  readonly rates: RatePair | null;
}

/** The content of the database after deeds in the order of their times, and the list that people saw after each deed. */
export interface History {
  /** Newest first. */
  readonly entries: readonly ArchiveEntry[];
  readonly present: readonly Currency[];
  readonly lists: readonly { readonly at: number; readonly rates: Readonly<Record<string, RatePair>> }[];
}

type Version = RatePair & { readonly updated: string };

/** Writes deeds as the editor does; leaves out deeds that would retire an unlisted currency. */
export function buildHistory(deeds: readonly Deed[]): History {
  const stored = new Map<string, Version>();
  const entries: ArchiveEntry[] = [];
  const lists: { at: number; rates: Record<string, RatePair> }[] = [];
  for (const { acronym, at, rates } of deeds) {
    const replaced = stored.get(acronym);
    if (replaced === undefined && rates === null) {
      continue;
    }
    const updated = toStoredTimestamp(at);
    const kept = { acronym, until: at, by: 'uid-jana', save: `save-${at}` };
    entries.unshift(
      replaced === undefined
        ? { key: beginningKey(acronym, updated), version: updated, isBeginning: true, buy: null, sell: null, ...kept }
        : {
            key: versionKey(acronym, replaced.updated),
            version: replaced.updated,
            isBeginning: false,
            buy: replaced.buy,
            sell: replaced.sell,
            ...kept,
          },
    );
    if (rates === null) {
      stored.delete(acronym);
    } else {
      stored.set(acronym, { ...rates, updated });
    }
    lists.push({ at, rates: Object.fromEntries([...stored].map(([code, { buy, sell }]) => [code, { buy, sell }])) });
  }
  return { entries, lists, present: [...stored].map(([acronym, version]) => buildCurrency({ acronym, ...version })) };
}

const SECOND = 1_000;
const LATEST = Date.parse('2026-04-13T14:00:00Z');

/** `count` saves of one rate each, `apart` milliseconds apart, taking turns among three currencies; newest first. */
export function buildEntries(count: number, apart = SECOND): readonly ArchiveEntry[] {
  const acronyms = ['USD', 'CZK', 'HUF'];
  return Array.from({ length: count }, (_value, age) => {
    const acronym = acronyms[age % acronyms.length] ?? '';
    const until = LATEST - age * apart;
    const version = toStoredTimestamp(until - acronyms.length * apart);
    return {
      key: versionKey(acronym, version),
      acronym,
      version,
      isBeginning: false,
      buy: 1 + age / 1_000,
      sell: 1,
      until,
      by: 'uid-jana',
      save: `save-${age}`,
    };
  });
}
