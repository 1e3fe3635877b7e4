/**
 * What sagas may ask of the world. The real thing is in services/firebase, fakes are in test/support.
 */
import type { Currency, CurrencyRecord } from '../domain/currency';

export type Unsubscribe = () => void;

/** A child of '/currencies' as the database gave it: untrusted until domain/currency.ts has read it. */
export interface RawCurrency {
  readonly key: string;
  readonly value: unknown;
}

/** Why rates did not come: the rules refused, or something else broke. */
export type RatesFailure = 'denied' | 'failed';

export type RatesMessage =
  | { readonly type: 'rates'; readonly currencies: readonly RawCurrency[] }
  | { readonly type: 'failed'; readonly reason: RatesFailure };

/** The three payloads of a currency update (specification, section 7). */
export type CurrencyChange =
  | Pick<CurrencyRecord, 'buy' | 'updated'>
  | Pick<CurrencyRecord, 'sell' | 'updated'>
  | Pick<CurrencyRecord, 'buy' | 'sell' | 'updated'>;

/** The realtime list at '/currencies' (specification, section 7). */
export interface RatesGateway {
  /** Follows the whole list; a child that did not change stays the same object. After a failed message nothing more comes. */
  watchRates(listener: (message: RatesMessage) => void): Unsubscribe;
  /** Reads the whole list once, without following it; rejects when the server does not answer. */
  readRates(): Promise<readonly RawCurrency[]>;
  /** Tells whether the database is connected, at once and on every change. */
  watchConnection(listener: (connected: boolean) => void): Unsubscribe;
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

/** How much of the page the visitor has: on the screen, behind another one, or being left (perhaps to come back). */
export type PagePresence = 'visible' | 'hidden' | 'left';

/** What the page can know of its visitor and device. */
export interface Surroundings {
  /** Tells the page's presence, at once and on every change. */
  watchPresence(listener: (presence: PagePresence) => void): Unsubscribe;
  /** Tells whether the device has a network, at once and on every change. */
  watchNetwork(listener: (isOnline: boolean) => void): Unsubscribe;
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
  /** Deletes the given keys in one update, so that the rules judge each of them. */
  deleteAll(keys: readonly string[]): Promise<void>;
}

/** The provider takes no more attempts to sign in to this account for a while. */
export class TooManyAttemptsError extends Error {
  constructor(options?: ErrorOptions) {
    super('Too many attempts to sign in.', options);
    this.name = 'TooManyAttemptsError';
  }
}

/** The auth provider (specification, section 7). */
export interface AuthGateway {
  /** Tells the e-mail of the signed-in user, or null, as soon as it is known and on every change. */
  watchUser(listener: (email: string | null) => void): Unsubscribe;
  /** Rejects with the provider's error, or with TooManyAttemptsError. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The ID token of the signed-in user, refreshed when it is about to expire; null when nobody is signed in. */
  getIdToken(): Promise<string | null>;
}

/** The e-mail of the signed-in user for as long as the tab lives (specification, section 3). */
export interface SessionStore {
  /** Null when signed out, and when the entry is corrupt or the storage blocked. */
  read(): string | null;
  /** Throws when the storage is blocked or full. */
  write(email: string | null): void;
  clear(): void;
}

/** A screen as the specification's section 1 wants it recorded on every route change. */
export interface ScreenView {
  readonly path: string;
  readonly title: string;
}

export interface Telemetry {
  recordScreenView(screen: ScreenView): void;
}

export interface Clock {
  /** Milliseconds since 1970, by the visitor's clock. */
  now(): number;
}

/** Where an error that nobody could handle is told. */
export type ReportError = (error: unknown) => void;
