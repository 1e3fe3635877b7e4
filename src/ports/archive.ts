import type { ArchiveEntry } from '../domain/archive/entry';

/** How long to wait for the archive, in milliseconds, before reporting a failure. */
export const READ_LIMIT = 10_000;

/** Where a page of the archive ended and the next one starts. */
export interface ArchivePosition {
  readonly until: number;
  /** How many entries of exactly this moment were read; changes can share a moment. */
  readonly readOfMoment: number;
}

/** Entries, newest first, and the position of the next older ones, which is null when there are none. */
export interface ArchivePage {
  readonly entries: readonly ArchiveEntry[];
  readonly next: ArchivePosition | null;
}

/** Names of the staff by account id. */
export type StaffNames = Readonly<Record<string, string>>;

/** Reads '/archive' and '/staffNames'; every promise rejects with a RequestError. Invalid entries are left out. */
export interface ArchiveReader {
  /** The newest entries, or the newest before a position; fewer than `size` only if some can't be read or none are left. */
  readPage(size: number, before: ArchivePosition | null): Promise<ArchivePage>;
  /** The first entry from a moment on for each of these currencies; currencies without one are left out. */
  readFollowing(moment: number, acronyms: readonly string[]): Promise<readonly ArchiveEntry[]>;
  /** All entries from a moment on, in milliseconds since 1970. */
  readSince(moment: number): Promise<readonly ArchiveEntry[]>;
  /** When the oldest entry was made, in milliseconds since 1970; null when the archive is empty. */
  readBeginning(): Promise<number | null>;
  /** All entries of one currency, newest first. */
  readVersions(acronym: string): Promise<readonly ArchiveEntry[]>;
  readNames(): Promise<StaffNames>;
}

/**
 * Reads the versions of one currency whose names are a stored time or later, and the last ones before it. Rejects when
 * they aren't available; the signal cancels the request. Everyone may read them.
 */
export type ReadRecentVersions = (acronym: string, from: string, signal: AbortSignal) => Promise<readonly ArchiveEntry[]>;
