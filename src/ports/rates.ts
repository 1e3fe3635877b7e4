import type { Currency, CurrencyRecord } from '../domain/rates/currency';
import type { Subscribe } from './subscription';

/** A child of '/currencies' as the database gave it: untrusted until domain/rates/currency.ts has read it. */
export interface RawCurrency {
  readonly key: string;
  readonly value: unknown;
}

/** Why rates did not come: the rules refused, or something else broke. */
export type RatesFailure = 'denied' | 'failed';

export type RatesMessage =
  | { readonly type: 'rates'; readonly currencies: readonly RawCurrency[] }
  | { readonly type: 'failed'; readonly reason: RatesFailure };

/** The three payloads of a currency update (rule 49). */
export type CurrencyChange =
  | Pick<CurrencyRecord, 'buy' | 'updated'>
  | Pick<CurrencyRecord, 'sell' | 'updated'>
  | Pick<CurrencyRecord, 'buy' | 'sell' | 'updated'>;

/** The realtime list at '/currencies' (rule 54). */
export interface RatesGateway {
  /** Follows the whole list, told anew after every change. After a failed message nothing more comes. */
  readonly watchRates: Subscribe<RatesMessage>;
  /** Reads the whole list once, without following it; rejects when the server does not answer. */
  readRates(): Promise<readonly RawCurrency[]>;
  /** Tells whether the database is connected, at once and on every change. */
  readonly watchConnection: Subscribe<boolean>;
  /** Connects now: at once when there is no connection, and after `disconnect`. */
  reconnect(): void;
  /** Gives the connection back until `reconnect`; subscriptions stay and are answered again then. */
  disconnect(): void;
  /** Asks the server for a sign of life; never settles on a connection that is dead without knowing. */
  checkConnection(): Promise<void>;
  /** Milliseconds by which the server's clock is ahead of the browser's; 0 while nothing is known. */
  serverLead(): number;
}

/** One reading of the whole list, and when it was made, in milliseconds since 1970. */
export interface RatesReading {
  readonly currencies: readonly Currency[];
  readonly receivedAt: number;
}

/** The last rates that this browser saw. */
export interface RatesMemory {
  /** Null when none are kept, or when the visitor's settings keep nothing. */
  recall(): RatesReading | null;
  keep(reading: RatesReading): void;
}

/** Why a write did not happen: the rules refused it, the server was not reached, or it answered with an error. */
export type WriteFailure = 'denied' | 'unreachable' | 'failed';

export class WriteError extends Error {
  constructor(
    readonly failure: WriteFailure,
    options?: ErrorOptions,
  ) {
    super(`The write was not made: ${failure}.`, options);
    this.name = 'WriteError';
  }
}

/** Writes to '/currencies' by key; a promise resolves only when the server has acknowledged, else rejects with a WriteError. */
export interface RatesWriter {
  /** Updates one currency, addressed by its lowercase acronym. */
  update(acronym: string, change: CurrencyChange, signal?: AbortSignal): Promise<void>;
  create(record: CurrencyRecord): Promise<void>;
  delete(key: string): Promise<void>;
  /** Deletes the given keys in one update, so that the rules judge each of them; the base currency's is left out. */
  deleteAll(keys: readonly string[]): Promise<void>;
}
