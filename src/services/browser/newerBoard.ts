const RELOADED_FOR_KEY = 'reloadedFor';
/** Scripts and styles that the build writes into the page; their names change with every version. */
const FILES = /\/assets\/board\.\w+\.(?:js|css)/g;
/** How long a new service worker may take to fetch all that it keeps, in milliseconds. */
const WORKER_PATIENCE = 60_000;

/** A page that nobody reloads by hand. */
export interface UntendedPage {
  /** The address at which the network, not the service worker, answers with the page. */
  readonly address: string;
  /** The page's markup as it was loaded. */
  readonly markup: string;
  readonly openStorage: () => Storage;
  /** Makes the browser look for a newer service worker; resolves when the newer one is in charge, or when there is none. */
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
 * Reloads the page when the site has another version of it, but only after checking that the network delivers it: an
 * untended screen must never end up on an error page. It reloads at most once a day per version, which prevents an
 * endless loop if the page comes back old.
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

/** How often to check whether the page can be loaded, in milliseconds. */
const TRY_EVERY = 30_000;

/** Reloads a page whose start failed, as soon as the network delivers it. */
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
