import { spawn } from 'typed-redux-saga';
import type { RatesServices } from '../features/currencies/ratesSaga';
import { watchConnection, watchRates, watchRetries } from '../features/currencies/ratesSaga';
import type { Telemetry } from '../services/ports';
import { watchScreenViews } from './screenViews';

export interface Services extends RatesServices {
  readonly telemetry: Telemetry;
}

/** Spawned, not forked: one watcher's failure must not end the others. */
export function* rootSaga(services: Services) {
  yield* spawn(watchConnection, services);
  yield* spawn(watchRates, services);
  yield* spawn(watchRetries, services);
  yield* spawn(watchScreenViews, services.telemetry);
}
