import type { ReportError } from '../../ports/reportError';

/** A home page's service worker, and what lies within its reach. */
export interface OfflineKeeper {
  readonly address: string;
  readonly scope: string;
}

/** Has the browser keep the home page for the next visit, with or without a network; does nothing where it can't. */
export async function keepForOffline({ address, scope }: OfflineKeeper, reportError: ReportError): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  try {
    await navigator.serviceWorker.register(address, { scope });
  } catch (error) {
    reportError(error);
  }
}
