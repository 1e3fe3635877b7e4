import type { Currency } from '../domain/rates/currency';
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
  keep(reading: RatesReading): void;
}
