import type { FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  ref,
} from 'firebase/database';
import type { Database } from 'firebase/database';
import type { Environment } from './environment';
import type { RatesFailure, RatesGateway, RawCurrency } from '../../ports/rates';
import { CURRENCIES_PATH } from './currenciesAddress';
import { followChildren } from './followChildren';
import { presentChildren } from './presentChildren';
import { readRates } from './ratesReader';

// Otherwise one failed socket moves the SDK to long polling, which injects scripts and does not come back. The SDK takes
// this only before its first database.
forceWebSockets();

/**
 * Follows '/currencies' over the Realtime Database SDK. What was already read by a plain request is not sent again, unless it
 * has changed since.
 */
export function createRatesGateway(
  app: FirebaseApp,
  environment: Environment,
  alreadyRead: readonly RawCurrency[] | null = null,
): RatesGateway {
  const database = openDatabase(app, environment);
  const currencies = ref(database, CURRENCIES_PATH);
  let unpresented = alreadyRead;
  const connection = ref(database, '.info/connected');
  let isConnected = false;
  onValue(connection, (snapshot) => {
    isConnected = snapshot.val() === true;
    if (isConnected) {
      // From now on the SDK knows better.
      unpresented = null;
    }
  });
  let serverLead = 0;
  onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    serverLead = Number(snapshot.val());
  });

  const presentRead = (): void => {
    if (unpresented) {
      presentChildren(currencies, unpresented);
      unpresented = null;
    }
  };

  return {
    watchRates: (listener) => {
      const stop = followChildren(
        currencies,
        (children) => listener({ type: 'rates', currencies: children }),
        (error) => listener({ type: 'failed', reason: failureOf(error) }),
      );
      // In a task of its own: the SDK has kept the page busy for long enough by now.
      setTimeout(presentRead);
      return stop;
    },
    readRates: () => readRates(environment.firebase.databaseURL),
    watchConnection: (listener) => onValue(connection, (snapshot) => listener(snapshot.val() === true)),
    reconnect: () => {
      if (!isConnected) {
        goOffline(database);
        goOnline(database);
      }
    },
    disconnect: () => goOffline(database),
    // The SDK has no ping. Cancelling what was never asked for changes nothing, but the server answers it; that it may
    // answer with a refusal is a sign of life too.
    checkConnection: () =>
      onDisconnect(currencies)
        .cancel()
        .catch(() => undefined),
    serverLead: () => serverLead,
  };
}

function openDatabase(app: FirebaseApp, { localBackend }: Environment): Database {
  const database = getDatabase(app);
  if (localBackend) {
    connectDatabaseEmulator(database, '127.0.0.1', localBackend.databasePort);
  }
  return database;
}

function failureOf(error: Error): RatesFailure {
  return (error as Error & { code?: string }).code === 'PERMISSION_DENIED' ? 'denied' : 'failed';
}
