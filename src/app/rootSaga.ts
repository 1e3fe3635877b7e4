import { spawn } from 'typed-redux-saga';
import type { OwnCurrenciesServices } from '../features/calculator/ownCurrenciesSaga';
import { watchOwnCurrencies } from '../features/calculator/ownCurrenciesSaga';
import type { ConnectionServices } from '../features/rates/connectionSaga';
import { watchConnection, watchHeartbeat, watchNetwork, watchPageState, watchRetries } from '../features/rates/connectionSaga';
import { watchMemory } from '../features/rates/memorySaga';
import type { RatesServices } from '../features/rates/ratesSaga';
import { watchFirstReading, watchRates } from '../features/rates/ratesSaga';
import type { RatesMemory, RatesReading } from '../ports/rates';

export interface Services extends RatesServices, ConnectionServices, OwnCurrenciesServices {
  readonly firstReading: Promise<RatesReading | null>;
  readonly memory: RatesMemory;
}

/** The watchers are spawned, not forked, because one watcher's failure must not end the others. */
export function* rootSaga(services: Services) {
  yield* spawn(watchConnection, services);
  yield* spawn(watchHeartbeat, services);
  yield* spawn(watchPageState, services);
  yield* spawn(watchFirstReading, services);
  yield* spawn(watchMemory, services);
  yield* spawn(watchOwnCurrencies, services);
  yield* spawn(watchRates, services);
  yield* spawn(watchRetries, services);
  yield* spawn(watchNetwork, services);
}
