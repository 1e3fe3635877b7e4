import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { rootSaga } from '../../src/app/rootSaga';
import { createAppStore } from '../../src/app/store';
import type { FakeRatesGateway, FakeTelemetry } from './fakeGateways';
import { createFakeClock, createFakeRatesGateway, createFakeTelemetry } from './fakeGateways';

export interface RenderedApp {
  readonly gateway: FakeRatesGateway;
  readonly telemetry: FakeTelemetry;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly errors: unknown[];
  readonly store: ReturnType<typeof createAppStore>['store'];
  readonly user: UserEvent;
  /** Ends the sagas, as closing the page would. */
  readonly stop: () => void;
}

/** The whole application on fake gateways: the real store, sagas, routes and screens. */
export function renderApp(path = '/'): RenderedApp {
  const errors: unknown[] = [];
  const gateway = createFakeRatesGateway();
  const telemetry = createFakeTelemetry();
  const clock = createFakeClock();
  const reportError = (error: unknown): void => void errors.push(error);
  const { store, runSaga } = createAppStore(reportError);
  const task = runSaga(rootSaga, { gateway, telemetry, clock, reportError });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
  return { gateway, telemetry, clock, errors, store, user: userEvent.setup(), stop: () => task.cancel() };
}
