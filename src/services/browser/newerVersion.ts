/** No page is prerendered at this address, so the answer is the shell, which no service worker keeps. */
const SHELL_ADDRESS = '/app';
const RELOADED_FOR_KEY = 'reloadedFor';

/** A page and the version that it was loaded from. */
export interface VersionedPage {
  /** The address of the application's script, which the build writes into every page; it changes with every version. */
  readonly version: string | null;
  readonly openStorage: () => Storage;
  /** Whether something was typed or chosen that a reload would lose. */
  readonly holdsInput: () => boolean;
  readonly reload: () => void;
}

/** The page of this window; whoever built it knows what it holds. */
export function currentPage(holdsInput: VersionedPage['holdsInput']): VersionedPage {
  return {
    version: document.querySelector('meta[name="application"]')?.getAttribute('content') ?? null,
    openStorage: () => sessionStorage,
    holdsInput,
    reload: () => location.reload(),
  };
}

/**
 * Reloads the page when the site has a newer version, whose files have replaced this page's; resolves to whether it
 * does. It never reloads a page that holds input, and it reloads once per version, which prevents an endless loop if some
 * cache returns the old page.
 */
export async function reloadForNewerVersion({ version, openStorage, holdsInput, reload }: VersionedPage): Promise<boolean> {
  if (holdsInput()) {
    return false;
  }
  try {
    const newest = await readNewestVersion();
    // The visitor may have begun to type while the answer was on its way.
    if (newest === null || newest === version || openStorage().getItem(RELOADED_FOR_KEY) === newest || holdsInput()) {
      return false;
    }
    openStorage().setItem(RELOADED_FOR_KEY, newest);
  } catch {
    // Without a network there is no newer version, and without storage nothing would stop the loop.
    return false;
  }
  reload();
  return true;
}

async function readNewestVersion(): Promise<string | null> {
  const response = await fetch(SHELL_ADDRESS, { cache: 'no-store' });
  return /<meta name="application" content="([^"]+)"/.exec(await response.text())?.[1] ?? null;
}
