import { call } from 'typed-redux-saga';
import type { OwnCurrenciesServices } from '../features/calculator/ownCurrenciesSaga';
import { watchOwnCurrencies } from '../features/calculator/ownCurrenciesSaga';
import type { ConnectionServices } from '../features/rates/connectionSaga';
import { watchConnection, watchHeartbeat, watchNetwork, watchPageState, watchRetries } from '../features/rates/connectionSaga';
import { watchMemory } from '../features/rates/memorySaga';
import type { RatesServices } from '../features/rates/ratesSaga';
import { watchFirstReading, watchRates } from '../features/rates/ratesSaga';
import { keepRunning } from '../ports/keepRunning';
import type { RatesMemory, RatesReading } from '../ports/rates';

export interface Services extends RatesServices, ConnectionServices, OwnCurrenciesServices {
  readonly firstReading: Promise<RatesReading | null>;
  readonly memory: RatesMemory;
}

/** Runs everything that visitors' pages do by themselves. */
export function* rootSaga(services: Services) {
  const watchers = [
    watchConnection,
    watchHeartbeat,
    watchPageState,
    watchFirstReading,
    watchMemory,
    watchOwnCurrencies,
    watchRates,
    watchRetries,
    watchNetwork,
  ];
  yield* call(
    keepRunning,
    watchers.map((watch) => () => watch(services)),
    services.reportError,
  );
}
