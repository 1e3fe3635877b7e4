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
import type { Database, DataSnapshot } from 'firebase/database';
import type { Environment } from './environment';
import type { RatesFailure, RatesGateway, RawCurrency } from '../../ports/rates';
import { CURRENCIES_PATH } from './addresses';
import { readRates } from './ratesReader';

// Without this, one failed socket switches the SDK to long polling, which injects scripts and never switches back. The
// SDK accepts the setting only before the first database is opened.
forceWebSockets();

/** Follows '/currencies' over the Realtime Database SDK. */
export function createRatesGateway(app: FirebaseApp, environment: Environment): RatesGateway {
  const database = openDatabase(app, environment);
  const currencies = ref(database, CURRENCIES_PATH);
  const connection = ref(database, '.info/connected');
  let isConnected = false;
  onValue(connection, (snapshot) => {
    isConnected = snapshot.val() === true;
  });
  let serverLead = 0;
  onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    serverLead = Number(snapshot.val());
  });

  return {
    subscribeToRates: (listener) =>
      onValue(
        currencies,
        (list) => listener({ type: 'rates', currencies: childrenOf(list) }),
        (error) => listener({ type: 'failed', reason: failureOf(error) }),
      ),
    readRates: () => readRates(environment.firebase.databaseURL),
    subscribeToConnection: (listener) => onValue(connection, (snapshot) => listener(snapshot.val() === true)),
    reconnect: () => {
      if (!isConnected) {
        goOffline(database);
        goOnline(database);
      }
    },
    disconnect: () => goOffline(database),
    // The SDK has no ping. Cancelling an `onDisconnect` that was never set changes nothing, but the server answers it;
    // even a refusal is a sign of life.
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

// Numeric keys turn val() of the whole list into an array with holes; forEach reports every child with its key.
function childrenOf(list: DataSnapshot): readonly RawCurrency[] {
  const children: RawCurrency[] = [];
  list.forEach((child) => {
    children.push({ key: child.key, value: child.val() as unknown });
  });
  return children;
}

function failureOf(error: Error): RatesFailure {
  return (error as Error & { code?: string }).code === 'PERMISSION_DENIED' ? 'denied' : 'failed';
}
