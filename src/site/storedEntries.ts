/** One entry that the browser stores. */
export interface StoredEntry {
  /** The entry's name in its storage; "…" stands for a part that differs from browser to browser. */
  readonly name: string;
  readonly place: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache Storage' | 'cookies';
}

/**
 * Everything that a visit, or the staff's work, leaves in the browser (rule 115). The names are the same as in the
 * files that write the entries, or in the SDK.
 */
export const storedEntries = {
  rates: { name: 'rates', place: 'localStorage' },
  ownCurrencies: { name: 'ownCurrencies', place: 'localStorage' },
  notices: { name: 'notices', place: 'localStorage' },
  languageAsked: { name: 'languageAsked', place: 'localStorage' },
  reloadedFor: { name: 'reloadedFor', place: 'sessionStorage' },
  files: { name: 'workbox-precache-v2-…', place: 'Cache Storage' },
  databaseHost: { name: 'firebase:host:…', place: 'localStorage' },
  socketFailure: { name: 'firebase:previous_websocket_failure', place: 'localStorage' },
  heartbeat: { name: 'firebase-heartbeat-database', place: 'IndexedDB' },
  user: { name: 'user', place: 'sessionStorage' },
} as const satisfies Readonly<Record<string, StoredEntry>>;

/** What a site with a measurement id stores besides: the visitor's answer, and the rest once they have agreed. */
export const measurementEntries = {
  consent: { name: 'consent', place: 'localStorage' },
  visitor: { name: '_ga, _ga_…', place: 'cookies' },
  installation: { name: 'firebase-installations-database', place: 'IndexedDB' },
  performance: { name: '@firebase/performance/config', place: 'localStorage' },
  performanceExpiry: { name: '@firebase/performance/configexpire', place: 'localStorage' },
} as const satisfies Readonly<Record<string, StoredEntry>>;
