import type { FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from '../../config/env';
import type { ReportError, ScreenView, Telemetry } from '../ports';

type Send = (screen: ScreenView) => void;

/**
 * Records screen views with Analytics, and page speed with Performance. Both are downloaded only when the page is idle,
 * and only when the settings hold a measurement id: the demo has none and contacts nobody.
 */
export function createTelemetry(app: FirebaseApp, { measurementId }: FirebaseSettings, reportError: ReportError): Telemetry {
  if (measurementId === null) {
    return { recordScreenView: () => undefined };
  }
  const sending = whenIdle()
    .then(() => startAnalytics(app))
    .catch((error: unknown) => {
      reportError(error);
      return null;
    });
  return {
    recordScreenView: (screen) => {
      void sending.then((send) => send?.(screen));
    },
  };
}

async function startAnalytics(app: FirebaseApp): Promise<Send | null> {
  const [{ initializeAnalytics, isSupported, logEvent }, { initializePerformance }] = await Promise.all([
    import('firebase/analytics'),
    import('firebase/performance'),
  ]);
  if (!(await isSupported())) {
    return null;
  }
  initializePerformance(app);
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  return ({ path, title }) =>
    logEvent(analytics, 'screen_view', { firebase_screen: path, firebase_screen_class: title });
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    } else {
      setTimeout(resolve, 3_000);
    }
  });
}
