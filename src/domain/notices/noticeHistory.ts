import { compareTexts } from '../compareTexts';
import type { NoticeVersion } from './notice';
import { newestVersionOf, parseNoticeVersion } from './notice';

/** A notice with all its versions. */
export interface NoticeHistory {
  readonly id: string;
  /** The number of the newest version, readable or not; the next version gets the number after it. */
  readonly newest: number;
  /** The readable versions, newest first. */
  readonly versions: readonly NoticeVersion[];
}

/** Where a notice stands on a day; a notice that was withdrawn or can't be read is past. */
export type NoticePhase = 'current' | 'coming' | 'past';

/** Reads an untrusted notice with all its versions; null when it has none (rule 108). */
export function parseNoticeHistory(id: string, versions: unknown): NoticeHistory | null {
  const readable = Object.entries(versions ?? {})
    .map(([key, value]) => parseNoticeVersion(id, key, value))
    .filter((version) => version !== null)
    .sort((one, other) => other.version - one.version);
  const newest = newestVersionOf(versions);
  return newest === 0 ? null : { id, newest, versions: readable };
}

/** The newest version, which is the one that counts; null when it can't be read. */
export function newestOf({ newest, versions }: NoticeHistory): NoticeVersion | null {
  return versions.find(({ version }) => version === newest) ?? null;
}

export function phaseOf(notice: NoticeHistory, today: string): NoticePhase {
  const version = newestOf(notice);
  if (version === null || version.isWithdrawn || version.lastDay < today) {
    return 'past';
  }
  return version.firstDay <= today ? 'current' : 'coming';
}

/** The notices of one phase: past ones with the latest first, all others with the next one first. */
export function noticesIn(phase: NoticePhase, notices: readonly NoticeHistory[], today: string): readonly NoticeHistory[] {
  const found = notices.filter((notice) => phaseOf(notice, today) === phase);
  const sorted = found.sort((one, other) => compareTexts(keyOf(one), keyOf(other)));
  return phase === 'past' ? sorted.reverse() : sorted;
}

function keyOf(notice: NoticeHistory): string {
  return `${notice.versions[0]?.firstDay ?? ''} ${notice.id}`;
}
