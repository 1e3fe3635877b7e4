/** No page is prerendered there, so it is answered with the shell, which no service worker keeps. */
const SHELL_ADDRESS = '/app';
const RELOADED_FOR_KEY = 'reloadedFor';

/** A page and what it was loaded from. */
export interface VersionedPage {
  /** The application's address, which the build writes into every page: it differs from version to version. */
  readonly version: string | null;
  readonly openStorage: () => Storage;
  readonly reload: () => void;
}

/** The page of this window. */
export function currentPage(): VersionedPage {
  return {
    version: document.querySelector('meta[name="application"]')?.getAttribute('content') ?? null,
    openStorage: () => sessionStorage,
    reload: () => location.reload(),
  };
}

/**
 * Loads the page again when the site has another version by now, whose files have replaced this one's; gives
 * whether it does. Once for each version, so that a page which comes back old from some cache is not loaded for ever.
 */
export async function reloadForNewerVersion({ version, openStorage, reload }: VersionedPage): Promise<boolean> {
  try {
    const newest = await readNewestVersion();
    if (newest === null || newest === version || openStorage().getItem(RELOADED_FOR_KEY) === newest) {
      return false;
    }
    openStorage().setItem(RELOADED_FOR_KEY, newest);
  } catch {
    // Without a network there is no newer version, and without storage nothing would end the loop.
    return false;
  }
  reload();
  return true;
}

async function readNewestVersion(): Promise<string | null> {
  const response = await fetch(SHELL_ADDRESS, { cache: 'no-store' });
  return /<meta name="application" content="([^"]+)"/.exec(await response.text())?.[1] ?? null;
}
