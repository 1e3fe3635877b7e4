/**
 * The Firebase app that measures. By a name of its own, because the SDK keeps what it needs of an app under its name: what
 * belongs to measuring can be told from what belongs to the session.
 */
export const TELEMETRY_APP = 'telemetry';

const COOKIE = /^_ga(_|$)/;
const LOCAL_KEYS = ['@firebase/performance/config', '@firebase/performance/configexpire'];
/** Installations serve Analytics and Performance alone. */
const INSTALLATIONS = 'firebase-installations-database';
/** Which parts of the SDK ran on which day, of all its apps. */
const HEARTBEATS = { database: 'firebase-heartbeat-database', store: 'firebase-heartbeat-store' };

/** Removes from the browser what Analytics and Performance keep there; rejects when a database can't be reached. */
export async function removeTelemetryTraces(): Promise<void> {
  removeCookies();
  LOCAL_KEYS.forEach((key) => localStorage.removeItem(key));
  const databases = await listDatabases();
  if (databases.includes(INSTALLATIONS)) {
    await deleteDatabase(INSTALLATIONS);
  }
  if (databases.includes(HEARTBEATS.database)) {
    await removeHeartbeats();
  }
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

/** An older browser tells of none: there the one that can be deleted unseen is taken to be there. */
async function listDatabases(): Promise<readonly (string | undefined)[]> {
  return 'databases' in indexedDB ? (await indexedDB.databases()).map(({ name }) => name) : [INSTALLATIONS];
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    // An open page has it in use: it goes as soon as that one is left, or when this site is opened next.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`The database ${name} could not be deleted.`));
  });
}

function removeHeartbeats(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(HEARTBEATS.database);
    request.onerror = () => reject(request.error ?? new Error('The heartbeats could not be reached.'));
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains(HEARTBEATS.store)) {
        database.close();
        resolve();
        return;
      }
      const removal = database.transaction(HEARTBEATS.store, 'readwrite');
      // Keys are the app's name and its id; a quote mark is what follows an exclamation mark.
      removal.objectStore(HEARTBEATS.store).delete(IDBKeyRange.bound(`${TELEMETRY_APP}!`, `${TELEMETRY_APP}"`, false, true));
      removal.oncomplete = () => {
        database.close();
        resolve();
      };
      removal.onerror = () => reject(removal.error ?? new Error('The heartbeats could not be removed.'));
    };
  });
}
