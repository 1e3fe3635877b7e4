import type { FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  onValue,
  ref,
} from 'firebase/database';
import type { DataSnapshot, Database } from 'firebase/database';
import type { Environment } from '../../config/env';
import type { RatesFailure, RatesGateway, RawCurrency } from '../ports';
import { CURRENCIES_PATH, currenciesAddress } from './currenciesAddress';

// Otherwise one failed socket moves the SDK to long polling, which injects scripts and does not come back. The SDK takes
// this only before its first database.
forceWebSockets();

/** Follows '/currencies' over the Realtime Database SDK. */
export function createRatesGateway(app: FirebaseApp, environment: Environment): RatesGateway {
  const database = openDatabase(app, environment);
  const connection = ref(database, '.info/connected');
  let isConnected = false;
  onValue(connection, (snapshot) => {
    isConnected = snapshot.val() === true;
  });

  return {
    watchRates: (listener) =>
      onValue(
        ref(database, CURRENCIES_PATH),
        (snapshot) => listener({ type: 'rates', currencies: childrenOf(snapshot) }),
        (error) => listener({ type: 'failed', reason: failureOf(error) }),
      ),
    readRates: async () => {
      const response = await fetch(currenciesAddress(environment.firebase.databaseURL));
      if (!response.ok) {
        throw new Error(`Reading ${CURRENCIES_PATH} failed with status ${response.status}.`);
      }
      return Object.entries(((await response.json()) ?? {}) as object).map(([key, value]) => ({ key, value: value as unknown }));
    },
    watchConnection: (listener) => onValue(connection, (snapshot) => listener(snapshot.val() === true)),
    reconnect: () => {
      if (!isConnected) {
        goOffline(database);
        goOnline(database);
      }
    },
  };
}

function openDatabase(app: FirebaseApp, { localBackend }: Environment): Database {
  const database = getDatabase(app);
  if (localBackend) {
    connectDatabaseEmulator(database, '127.0.0.1', localBackend.databasePort);
  }
  return database;
}

// Numeric keys turn val() of the whole list into an array with holes; forEach gives every child with its key.
function childrenOf(snapshot: DataSnapshot): readonly RawCurrency[] {
  const children: RawCurrency[] = [];
  snapshot.forEach((child) => {
    children.push({ key: child.key, value: child.val() as unknown });
  });
  return children;
}

function failureOf(error: Error): RatesFailure {
  return (error as Error & { code?: string }).code === 'PERMISSION_DENIED' ? 'denied' : 'failed';
}
