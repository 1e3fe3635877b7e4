import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../styles/main.scss';
import { App } from './app/App';
import { CrashBoundary } from './app/CrashBoundary';
import { rootSaga } from './app/rootSaga';
import { createAppStore } from './app/store';
import { systemClock } from './services/clock';
import { openFirebaseApp } from './services/firebase/app';
import { createRatesGateway } from './services/firebase/ratesGateway';
import { createTelemetry } from './services/firebase/telemetry';
import { reportToConsole } from './services/reportError';

const firebaseApp = openFirebaseApp(BUILD_ENVIRONMENT.firebase);
const { store, runSaga } = createAppStore(reportToConsole);

runSaga(rootSaga, {
  gateway: createRatesGateway(firebaseApp, BUILD_ENVIRONMENT),
  telemetry: createTelemetry(firebaseApp, BUILD_ENVIRONMENT.firebase, reportToConsole),
  clock: systemClock,
  reportError: reportToConsole,
});

const container = document.getElementById('root');
if (!container) {
  throw new Error('The page has no element #root.');
}
createRoot(container).render(
  <StrictMode>
    <CrashBoundary reportError={reportToConsole}>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </CrashBoundary>
  </StrictMode>,
);
