import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../styles/main.scss';
import { App } from './app/App';
import { CrashBoundary } from './app/CrashBoundary';
import { rootSaga } from './app/rootSaga';
import type { LoadStaff } from './app/staffScreens';
import { createAppStore } from './app/store';
import { createHistoryGate, HistoryGateContext } from './components/historyGate';
import { systemClock } from './services/clock';
import { openFirebaseApp } from './services/firebase/app';
import { createRatesGateway } from './services/firebase/ratesGateway';
import { createTelemetry } from './services/firebase/telemetry';
import { reportToConsole } from './services/reportError';

const firebaseApp = openFirebaseApp(BUILD_ENVIRONMENT.firebase);
const appStore = createAppStore(reportToConsole);

appStore.runSaga(rootSaga, {
  gateway: createRatesGateway(firebaseApp, BUILD_ENVIRONMENT),
  telemetry: createTelemetry(firebaseApp, BUILD_ENVIRONMENT.firebase, reportToConsole),
  clock: systemClock,
  reportError: reportToConsole,
});

const historyGate = createHistoryGate(window);

const loadStaff: LoadStaff = async () => {
  const { openStaff } = await import(/* webpackChunkName: "staff" */ './app/staff');
  return openStaff({ appStore, firebaseApp, environment: BUILD_ENVIRONMENT, reportError: reportToConsole });
};

const container = document.getElementById('root');
if (!container) {
  throw new Error('The page has no element #root.');
}
createRoot(container).render(
  <StrictMode>
    <CrashBoundary reportError={reportToConsole}>
      <Provider store={appStore.store}>
        <HistoryGateContext value={historyGate}>
          <BrowserRouter>
            <App loadStaff={loadStaff} reportError={reportToConsole} />
          </BrowserRouter>
        </HistoryGateContext>
      </Provider>
    </CrashBoundary>
  </StrictMode>,
);
