import type { NewVersion } from '../domain/archive/newVersion';
import type { RawCurrency } from './rates';

/**
 * Why a write did not happen: the rules refused it, the session is no longer accepted, the server was not reached, or it
 * answered with an error.
 */
export type WriteFailure = 'denied' | 'sessionEnded' | 'unreachable' | 'failed';

export class WriteError extends Error {
  constructor(
    readonly failure: WriteFailure,
    options?: ErrorOptions,
  ) {
    super(`The write was not made: ${failure}.`, options);
    this.name = 'WriteError';
  }
}

/** The reason that a WriteError carries; any other error tells none. */
export function failureOf(error: unknown): WriteFailure {
  return error instanceof WriteError ? error.failure : 'failed';
}

/**
 * Writes to '/currencies', each version together with the archive's entry of the one that it replaces (rule 58). A promise
 * resolves only when the server has acknowledged, else rejects with a WriteError.
 */
export interface RatesWriter {
  /** Updates, creates or retires one currency. */
  write(version: NewVersion, signal?: AbortSignal): Promise<void>;
  /** Writes all of them or none; the base currency is left out (rule 51). */
  writeAll(versions: readonly NewVersion[]): Promise<void>;
}

/** Reads what is needed to tell what became of a write; every promise rejects with a WriteError. */
export interface StoredRecords {
  /** One record of '/currencies'; its value is null when there is none. */
  readRecord(key: string): Promise<RawCurrency>;
  /** One entry of the archive, untrusted; null when there is none. */
  readEntry(key: string): Promise<unknown>;
  /** Whether the signed-in account is on the staff list. */
  readIsStaff(): Promise<boolean>;
}
