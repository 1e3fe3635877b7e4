import type { Currency } from '../rates/currency';
import type { SeenRecord } from './version';

/**
 * Why a write was refused, according to the server's data: somebody else saved the record, the record is gone, it
 * exists although none was expected, it has no readable code, it was restored from a backup (its version is archived
 * already), or the new version's name was used before.
 */
export type FoundReason = 'overtaken' | 'gone' | 'alreadyListed' | 'unreadable' | 'restored' | 'nameTaken';

/** The server's data, read after a refusal. */
export interface FoundData {
  /** The record; null when there is none. */
  readonly current: Currency | 'unreadable' | null;
  /** Whether the archive already holds the seen version. */
  readonly isSeenArchived: boolean;
  /** Whether the archive holds a version with the name that the write would have used. */
  readonly isNameArchived: boolean;
}

/** Why the database rules refused a write over a seen record; null when the data don't show it (rule 59). */
export function reasonOfRefusal(seen: SeenRecord | null, found: FoundData): FoundReason | null {
  const { current, isSeenArchived, isNameArchived } = found;
  if (current === 'unreadable') {
    return current;
  }
  if (seen === null) {
    return current !== null ? 'alreadyListed' : isNameArchived ? 'nameTaken' : null;
  }
  if (current === null) {
    return 'gone';
  }
  if (!isSameVersion(seen, current)) {
    return 'overtaken';
  }
  if (isSeenArchived) {
    return 'restored';
  }
  return isNameArchived ? 'nameTaken' : null;
}

function isSameVersion(one: SeenRecord, other: SeenRecord): boolean {
  return one.updated === other.updated && one.buy === other.buy && one.sell === other.sell;
}
