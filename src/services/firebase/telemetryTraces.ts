const COOKIE = /^_ga(_|$)/;
const LOCAL_KEYS = ['@firebase/performance/config', '@firebase/performance/configexpire'];
/**
 * Only Analytics and Performance use installations. The SDK's other database, of heartbeats, also serves the rates and
 * the session.
 */
const INSTALLATIONS = 'firebase-installations-database';

/** Removes what Analytics and Performance store in the browser; rejects when a database can't be deleted. */
export async function removeTelemetryTraces(): Promise<void> {
  removeCookies();
  LOCAL_KEYS.forEach((key) => localStorage.removeItem(key));
  await deleteDatabase(INSTALLATIONS);
}

/** Scripts can't read which domain a cookie was set for: it may be any parent domain of the site's host. */
function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/s, ''))
    .filter((name) => COOKIE.test(name))
    .forEach((name) =>
      ['', ...domains].forEach((domain) => {
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }),
    );
}

/** Deleting a database that doesn't exist is no error. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    // An open page still uses the database: it goes when that page is left, or when the site is next opened.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`The database ${name} could not be deleted.`));
  });
}
