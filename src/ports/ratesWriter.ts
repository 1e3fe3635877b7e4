import type { NewVersion } from '../domain/archive/newVersion';
import type { RawCurrency } from './rates';

/**
 * Writes to '/currencies', each version together with the archive's entry for the version that it replaces (rule 58). A
 * promise resolves only when the server has acknowledged the write, and otherwise rejects with a RequestError.
 */
export interface RatesWriter {
  /** Updates, creates or retires one currency. */
  write(version: NewVersion, signal?: AbortSignal): Promise<void>;
  /** Writes all versions or none; leaves out the base currency (rule 51). */
  writeAll(versions: readonly NewVersion[]): Promise<void>;
}

/** Reads what is needed to find out whether a write went through; every promise rejects with a RequestError. */
export interface StoredRecords {
  /** One record of '/currencies'; its value is null when there is none. */
  readRecord(key: string): Promise<RawCurrency>;
  /** One entry of the archive, untrusted; null when there is none. */
  readEntry(key: string): Promise<unknown>;
  /** Whether the signed-in account is on the staff list. */
  readIsStaff(): Promise<boolean>;
}
