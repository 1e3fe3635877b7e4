/** One thing that the browser keeps. */
export interface StoredEntry {
  /** Its name there; a part that differs from browser to browser is left out as "…". */
  readonly name: string;
  readonly place: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache Storage' | 'cookies';
}

/** All that a visit leaves in the browser, or the staff's (rule 115). The names are those of the files that write it, or of the SDK's. */
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

/** What a site that may measure leaves there besides: the visitor's answer, and the rest once he has agreed. */
export const measurementEntries = {
  consent: { name: 'consent', place: 'localStorage' },
  visitor: { name: '_ga, _ga_…', place: 'cookies' },
  installation: { name: 'firebase-installations-database', place: 'IndexedDB' },
  performance: { name: '@firebase/performance/config', place: 'localStorage' },
  performanceExpiry: { name: '@firebase/performance/configexpire', place: 'localStorage' },
} as const satisfies Readonly<Record<string, StoredEntry>>;
