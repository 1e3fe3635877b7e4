const COOKIE = /^_ga(_|$)/;
const LOCAL_KEYS = ['@firebase/performance/config', '@firebase/performance/configexpire'];
/** Installations serve Analytics and Performance alone. The SDK's other database, of heartbeats, is the rates' and the session's too. */
const INSTALLATIONS = 'firebase-installations-database';

/** Removes from the browser what Analytics and Performance keep there; rejects when a database can't be deleted. */
export async function removeTelemetryTraces(): Promise<void> {
  removeCookies();
  LOCAL_KEYS.forEach((key) => localStorage.removeItem(key));
  await deleteDatabase(INSTALLATIONS);
}

/** Which domain a cookie is set for can't be read: it may be any that the site's is part of. */
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

/** Deleting what is not there is no error. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    // An open page has it in use: it goes as soon as that one is left, or when this site is opened next.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`The database ${name} could not be deleted.`));
  });
}
