import type { FirebaseSettings } from './environment';
import type { ReportError } from '../../ports/reportError';
import type { ScreenView, Telemetry } from '../../ports/telemetry';
import { whenIdle } from '../browser/whenIdle';

/** Analytics waits at most so long for an idle page, in milliseconds. */
const IDLE_LIMIT = 10_000;

type Send = (screen: ScreenView) => void;

/**
 * Records screen views with Analytics, and page speed with Performance. Both are downloaded only when the page is idle,
 * and only when the settings hold a measurement id: the demo has none and contacts nobody.
 */
export function createTelemetry(settings: FirebaseSettings, reportError: ReportError): Telemetry {
  if (settings.measurementId === null) {
    return { recordScreenView: () => undefined };
  }
  const sending = whenIdle(IDLE_LIMIT)
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
