import type { ReportError } from '../../ports/reportError';

/** The address and scope of a page's service worker. */
export interface OfflineKeeper {
  readonly address: string;
  readonly scope: string;
}

/**
 * Registers the service worker with which the page opens even without a network; does nothing in a browser without
 * service workers.
 */
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
