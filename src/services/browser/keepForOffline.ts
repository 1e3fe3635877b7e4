import type { ReportError } from '../../ports/reportError';

/** Address and scope of a page's service worker. */
export interface OfflineKeeper {
  readonly address: string;
  readonly scope: string;
}

/** Registers the worker, by which the page opens without a network too; does nothing where the browser has none. */
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
