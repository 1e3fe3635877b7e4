import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import type { Environment } from '../environment';
import type { AuthGateway } from '../../../ports/auth';
import { TooManyAttemptsError } from '../../../ports/auth';

/** Signs staff in through Firebase Authentication; the only file that imports its SDK. */
export function createAuthGateway(app: FirebaseApp, { localBackend }: Pick<Environment, 'localBackend'>): AuthGateway {
  const auth = openAuth(app, localBackend?.authPort ?? null);
  return {
    watchUser: (listener) => onAuthStateChanged(auth, (user) => listener(user?.email ?? null)),
    signIn: async (email, password) => {
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw (error as { code?: string }).code === 'auth/too-many-requests' ? new TooManyAttemptsError({ cause: error }) : error;
      }
    },
    signOut: () => signOut(auth),
    getIdToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
}

// In memory alone: nothing asynchronous finishes when the window unloads, so nothing may be left to sign out of.
function openAuth(app: FirebaseApp, emulatorPort: number | null): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorPort !== null) {
    connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPort}`, { disableWarnings: true });
  }
  return auth;
}
