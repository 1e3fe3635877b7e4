import type { FirebaseSettings } from './environment';
import type { ReportError } from '../../ports/reportError';
import type { ScreenView, Telemetry } from '../../ports/telemetry';

type Send = (screen: ScreenView) => void;

/**
 * Records screen views with Analytics, and page speed with Performance. Both are downloaded only when they are due, and
 * only when the settings hold a measurement id: the demo has none and contacts nobody.
 */
export function createTelemetry(settings: FirebaseSettings, due: () => Promise<void>, reportError: ReportError): Telemetry {
  if (settings.measurementId === null) {
    return { recordScreenView: () => undefined };
  }
  const sending = due()
    .then(() => startAnalytics(settings))
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

async function startAnalytics(settings: FirebaseSettings): Promise<Send | null> {
  const [{ openFirebaseApp }, { initializeAnalytics, isSupported, logEvent }, { initializePerformance }] = await Promise.all([
    import('./app'),
    import(/* webpackChunkName: "telemetry" */ 'firebase/analytics'),
    import(/* webpackChunkName: "telemetry" */ 'firebase/performance'),
  ]);
  if (!(await isSupported())) {
    return null;
  }
  const app = openFirebaseApp(settings);
  initializePerformance(app);
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  return ({ path, title }) => logEvent(analytics, 'screen_view', { firebase_screen: path, firebase_screen_class: title });
}
