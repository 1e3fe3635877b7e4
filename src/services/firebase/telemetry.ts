import type { FirebaseSettings } from './environment';
import { removeTelemetryTraces } from './telemetryTraces';
import type { ReportError } from '../../ports/reportError';
import type { ScreenView, Telemetry } from '../../ports/telemetry';

/** The measuring code, once it has been downloaded. */
interface Measuring {
  readonly send: (screen: ScreenView) => void;
  readonly setEnabled: (isEnabled: boolean) => void;
}

/** Records screen views with Analytics, and page speed with Performance. Both are downloaded on start. */
export function createTelemetry(
  settings: FirebaseSettings,
  reportError: ReportError,
  load: typeof loadMeasuring = loadMeasuring,
): Telemetry {
  let isWanted = false;
  /** Null until started; resolves to null when measuring isn't supported here, or was stopped in the meantime. */
  let measuring: Promise<Measuring | null> | null = null;

  const openIfStillWanted = async (): Promise<Measuring | null> => {
    const open = await load(settings);
    return isWanted ? open() : null;
  };

  // A function, because the compiler would assume that `isWanted` is still false after an `await`.
  const isStartedAgain = (): boolean => isWanted;

  return {
    start: () => {
      isWanted = true;
      allowAnalytics(settings, true);
      measuring ??= openIfStillWanted().catch((error: unknown) => {
        reportError(error);
        return null;
      });
    },
    recordScreenView: (screen) => {
      void measuring?.then((opened) => isWanted && opened?.send(screen));
    },
    stop: async () => {
      isWanted = false;
      allowAnalytics(settings, false);
      const ended = measuring;
      measuring = null;
      const opened = (await ended) ?? null;
      // The visitor has agreed again in the meantime: measuring goes on, and what it has stored belongs to the new
      // start.
      if (isStartedAgain()) {
        return false;
      }
      opened?.setEnabled(false);
      // Nothing waits for the removal: a database that is still open is deleted only when no page uses it any more.
      removeTelemetryTraces().catch(reportError);
      return opened !== null;
    },
  };
}

/** Google's own switch, which takes effect at once; the SDK's has to wait for Analytics to be loaded. */
function allowAnalytics({ measurementId }: FirebaseSettings, isAllowed: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: !isAllowed });
}

/** An address without what may have been typed into the calculator (rule 89); empty if there is no address. */
function withoutParameters(address: string): string {
  if (address === '') {
    return '';
  }
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

async function loadMeasuring(settings: FirebaseSettings): Promise<() => Promise<Measuring | null>> {
  const [
    { openFirebaseApp },
    { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled },
    { initializePerformance },
  ] = await Promise.all([
    import('./app'),
    import(/* webpackChunkName: "telemetry" */ 'firebase/analytics'),
    import(/* webpackChunkName: "telemetry" */ 'firebase/performance'),
  ]);
  return async () => {
    if (!(await isSupported())) {
      return null;
    }
    const app = openFirebaseApp(settings);
    const performance = initializePerformance(app);
    const analytics = initializeAnalytics(app, {
      config: {
        send_page_view: false,
        // By default these are the whole addresses.
        page_location: withoutParameters(window.location.href),
        page_referrer: withoutParameters(document.referrer),
      },
    });
    const setEnabled = (isEnabled: boolean): void => {
      setAnalyticsCollectionEnabled(analytics, isEnabled);
      performance.dataCollectionEnabled = isEnabled;
      performance.instrumentationEnabled = isEnabled;
    };
    setEnabled(true);
    return {
      send: ({ path, title }) => logEvent(analytics, 'screen_view', { firebase_screen: path, firebase_screen_class: title }),
      setEnabled,
    };
  };
}
