import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { connectDatabaseEmulator, forceWebSockets, getDatabase, onValue } from 'firebase/database';
import type { Database, DataSnapshot, Query } from 'firebase/database';

/** The project and the ports of a client's services. */
export interface Services {
  readonly projectId: string;
  readonly databasePort: number;
  readonly authPort: number;
}

/** One client that uses the Firebase SDK. */
export interface SdkClient {
  readonly database: Database;
  readonly auth: Auth;
  /** Closes the client; otherwise Jest would wait for its timers. */
  close(): Promise<void>;
}

let clients = 0;

/** Starts a client with its own connection and session; `asOwner` gives it the project's key. */
export function openSdkClient(services: Services, { asOwner = false } = {}): SdkClient {
  const { projectId, databasePort, authPort } = services;
  // The suites provoke denied writes, and the SDK's warnings about them would bury everything else.
  setLogLevel('silent');
  forceWebSockets();
  clients += 1;
  const databaseURL = `http://127.0.0.1:${databasePort}?ns=${projectId}-default-rtdb`;
  const app = initializeApp({ projectId, apiKey: 'demo', databaseURL }, `client-${clients}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', databasePort, asOwner ? { mockUserToken: 'owner' } : {});
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${authPort}`, { disableWarnings: true });
  return {
    database,
    auth,
    close: async () => {
      await signOut(auth);
      await deleteApp(app);
    },
  };
}

/** Signs a client in. */
export async function signIn({ auth }: SdkClient, account: { email: string; password: string }): Promise<void> {
  await signInWithEmailAndPassword(auth, account.email, account.password);
}

/** The first snapshot of a location for which the condition holds; rejects when the listener is cancelled. */
export function valueWhere(location: Query, holds: (snapshot: DataSnapshot) => boolean): Promise<DataSnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      location,
      (snapshot) => {
        if (holds(snapshot)) {
          // The SDK may call back synchronously, before `stop` is defined.
          queueMicrotask(() => stop());
          resolve(snapshot);
        }
      },
      reject,
    );
  });
}
