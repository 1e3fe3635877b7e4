import type { ReportError } from '../../ports/reportError';

const WORKER_ADDRESS = '/sw.js';

/** Has the browser keep the home page for the next visit, with or without a network; does nothing where it can't. */
export async function keepForOffline(reportError: ReportError): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  try {
    await navigator.serviceWorker.register(WORKER_ADDRESS);
  } catch (error) {
    reportError(error);
  }
}
