import { compareTexts } from '../compareTexts';
import type { NoticeVersion } from './notice';
import { newestVersionOf, parseNoticeVersion } from './notice';

/** A notice with all that became of it. */
export interface NoticeHistory {
  readonly id: string;
  /** The number of the newest version, readable or not: the next one has the number after it. */
  readonly newest: number;
  /** What can be read, the newest first. */
  readonly versions: readonly NoticeVersion[];
}

/** Where a notice stands on a day: those that were withdrawn, or can't be read, are over. */
export type NoticePhase = 'current' | 'coming' | 'past';

/** Reads a notice with all its versions, untrusted; null when it has none (rule 108). */
export function parseNoticeHistory(id: string, versions: unknown): NoticeHistory | null {
  const readable = Object.entries(versions ?? {})
    .map(([key, value]) => parseNoticeVersion(id, key, value))
    .filter((version) => version !== null)
    .sort((one, other) => other.version - one.version);
  const newest = newestVersionOf(versions);
  return newest === 0 ? null : { id, newest, versions: readable };
}

/** The newest version as it counts; null when it can't be read. */
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

/** Of a phase: what comes next comes first, what is over the latest first. */
export function noticesIn(phase: NoticePhase, notices: readonly NoticeHistory[], today: string): readonly NoticeHistory[] {
  const found = notices.filter((notice) => phaseOf(notice, today) === phase);
  const sorted = found.sort((one, other) => compareTexts(keyOf(one), keyOf(other)));
  return phase === 'past' ? sorted.reverse() : sorted;
}

function keyOf(notice: NoticeHistory): string {
  return `${notice.versions[0]?.firstDay ?? ''} ${notice.id}`;
}
