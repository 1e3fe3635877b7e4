import type { Currency } from '../domain/rates/currency';
import type { Subscribe } from './subscription';

/** A child of '/currencies' as the database sent it: untrusted until domain/rates/currency.ts has read it. */
export interface RawCurrency {
  readonly key: string;
  readonly value: unknown;
}

/** Why rates did not come: the database rules refused, or something else failed. */
export type RatesFailure = 'denied' | 'failed';

export type RatesMessage =
  | { readonly type: 'rates'; readonly currencies: readonly RawCurrency[] }
  | { readonly type: 'failed'; readonly reason: RatesFailure };

/** The realtime list at '/currencies' (rule 54). */
export interface RatesGateway {
  /** Follows the whole list and reports all of it after every change. Nothing more comes after a failed message. */
  readonly subscribeToRates: Subscribe<RatesMessage>;
  /** Reads the whole list once, without following it; rejects when the server does not answer. */
  readRates(): Promise<readonly RawCurrency[]>;
  /** Reports whether the database is connected, at once and on every change. */
  readonly subscribeToConnection: Subscribe<boolean>;
  /** Connects immediately: ends the pause between two tries, and undoes `disconnect`. */
  reconnect(): void;
  /** Closes the connection until `reconnect`; subscriptions remain and get answers again after that. */
  disconnect(): void;
  /** Asks the server for a sign of life; never settles on a connection that is dead without noticing. */
  checkConnection(): Promise<void>;
  /** Milliseconds by which the server's clock is ahead of the browser's; 0 while unknown. */
  serverLead(): number;
}

/** One reading of the whole list, and when it was received, in milliseconds since 1970. */
export interface RatesReading {
  readonly currencies: readonly Currency[];
  readonly receivedAt: number;
}

/** The last rates that this browser saw. */
export interface RatesMemory {
  keep(reading: RatesReading): void;
}
