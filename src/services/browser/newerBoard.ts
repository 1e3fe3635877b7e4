const RELOADED_FOR_KEY = 'reloadedFor';
/** Scripts and styles that the build writes into the page; their names differ from version to version. */
const FILES = /\/assets\/board\.\w+\.(?:js|css)/g;
/** A new service worker may take so long to fetch all that it keeps, in milliseconds. */
const WORKER_PATIENCE = 60_000;

/** A page that nobody loads again by hand. */
export interface UntendedPage {
  /** Where the network answers with it, past its service worker. */
  readonly address: string;
  /** Its markup as it was loaded. */
  readonly markup: string;
  readonly openStorage: () => Storage;
  /** Has the browser look for a newer service worker; resolves when it is in charge, or there is none. */
  readonly updateWorker: () => Promise<void>;
  readonly reload: () => void;
}

/** The board of this window. */
export function currentBoard(address: string): UntendedPage {
  return {
    address,
    markup: document.head.innerHTML,
    openStorage: () => sessionStorage,
    updateWorker,
    reload: () => location.reload(),
  };
}

/**
 * Loads the page again when the site has another version of it, and only if that can be had: an untended screen must never come
 * to an error page. At most once a day for each version, so that a page which comes back old is not loaded for ever.
 */
export async function takeNewerBoard({ address, markup, openStorage, updateWorker, reload }: UntendedPage): Promise<void> {
  const response = await fetch(address, { cache: 'no-store' });
  const newest = versionIn(response.ok ? await response.text() : '');
  const attempt = `${newest} ${new Date().toISOString().slice(0, '2026-04-13'.length)}`;
  if (newest === '' || newest === versionIn(markup) || openStorage().getItem(RELOADED_FOR_KEY) === attempt) {
    return;
  }
  openStorage().setItem(RELOADED_FOR_KEY, attempt);
  await updateWorker();
  reload();
}

/** How often it is tried whether a page can be had, in milliseconds. */
const TRY_EVERY = 30_000;

/** Loads a page whose start has failed again, as soon as the network answers for it. */
export async function reloadOnceReachable(address: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (response?.ok) {
      location.reload();
      return;
    }
  }
}

function versionIn(markup: string): string {
  return (markup.match(FILES) ?? []).sort().join(' ');
}

async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const updated = await registration?.update().catch(() => null);
  const coming = updated?.installing ?? updated?.waiting;
  if (coming) {
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => ['activated', 'redundant'].includes(coming.state) && resolve());
      setTimeout(resolve, WORKER_PATIENCE);
    });
  }
}
