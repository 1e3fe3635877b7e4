import type { ArchiveEntry } from '../domain/archive/entry';

/** An archive that has not answered for so long, in milliseconds, is told as a failure. */
export const READ_LIMIT = 10_000;

/** Where a page of the archive ended: the next one goes on from there. */
export interface ArchivePosition {
  readonly until: number;
  /** How many entries of just that moment were read: all changes of one moment share it. */
  readonly readOfMoment: number;
}

/** Entries, the newest first, and where the next older ones are; null when there are none. */
export interface ArchivePage {
  readonly entries: readonly ArchiveEntry[];
  readonly next: ArchivePosition | null;
}

/** Names of the staff by the ids of their accounts. */
export type StaffNames = Readonly<Record<string, string>>;

/** Reads '/archive' and '/staffNames'; every promise rejects with a WriteError. What is no entry is left out. */
export interface ArchiveReader {
  /** The newest entries, or those before a position; as many as asked, unless some of them can't be read. */
  readPage(size: number, before: ArchivePosition | null): Promise<ArchivePage>;
  /** Of each of these currencies the first entry from a moment on; of one that has none, nothing. */
  readFollowing(moment: number, acronyms: readonly string[]): Promise<readonly ArchiveEntry[]>;
  /** All entries from a moment on, in milliseconds since 1970. */
  readSince(moment: number): Promise<readonly ArchiveEntry[]>;
  /** When the oldest entry was made, in milliseconds since 1970; null when the archive is empty. */
  readBeginning(): Promise<number | null>;
  /** All entries of one currency, the newest first. */
  readVersions(acronym: string): Promise<readonly ArchiveEntry[]>;
  readNames(): Promise<StaffNames>;
}

/**
 * Reads the versions of one currency whose names begin at a stored time or later, with the last ones before; rejects when they can't
 * be had. Everyone may read them. The signal gives the reading up.
 */
export type ReadRecentVersions = (acronym: string, from: string, signal: AbortSignal) => Promise<readonly ArchiveEntry[]>;
