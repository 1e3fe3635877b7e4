import { spawn } from 'typed-redux-saga';
import type { ConnectionServices } from '../features/currencies/connectionSaga';
import {
  watchConnection,
  watchHeartbeat,
  watchNetwork,
  watchPresence,
  watchRetries,
} from '../features/currencies/connectionSaga';
import { watchMemory } from '../features/currencies/memorySaga';
import type { RatesServices } from '../features/currencies/ratesSaga';
import { watchFirstReading, watchRates } from '../features/currencies/ratesSaga';
import type { RatesMemory, RatesReading, Telemetry } from '../services/ports';
import { watchScreenViews } from './screenViews';

export interface Services extends RatesServices, ConnectionServices {
  readonly firstReading: Promise<RatesReading | null>;
  readonly memory: RatesMemory;
  readonly telemetry: Telemetry;
}

/** Spawned, not forked: one watcher's failure must not end the others. */
export function* rootSaga(services: Services) {
  yield* spawn(watchConnection, services);
  yield* spawn(watchHeartbeat, services);
  yield* spawn(watchPresence, services);
  yield* spawn(watchFirstReading, services);
  yield* spawn(watchMemory, services);
  yield* spawn(watchRates, services);
  yield* spawn(watchRetries, services);
  yield* spawn(watchNetwork, services);
  yield* spawn(watchScreenViews, services.telemetry);
}
