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
import type { AuthGateway, SessionEnd } from '../../../ports/auth';
import { TooManyAttemptsError } from '../../../ports/auth';

/** What the provider's errors reveal about the end of a session. */
const sessionEnds: Readonly<Record<string, SessionEnd | undefined>> = {
  'auth/user-disabled': 'accountDisabled',
  'auth/user-token-expired': 'credentialsChanged',
};

/** Signs staff in through Firebase Authentication; no other file imports its SDK. */
export function createAuthGateway(app: FirebaseApp, { localBackend }: Pick<Environment, 'localBackend'>): AuthGateway {
  const auth = openAuth(app, localBackend?.authPort ?? null);
  let sessionEnd: SessionEnd = 'unknown';
  let renewal: Promise<unknown> = Promise.resolve();

  const renewToken = async (isFresh: boolean): Promise<string | null> => {
    sessionEnd = 'unknown';
    try {
      return (await auth.currentUser?.getIdToken(isFresh)) ?? null;
    } catch (error) {
      sessionEnd = sessionEnds[codeOf(error) ?? ''] ?? 'unknown';
      throw error;
    }
  };

  // A refused renewal signs out before its error arrives, and only the error has the reason.
  const afterRenewal = (tell: () => void): void => void renewal.then(tell, tell);

  return {
    subscribeToUser: (listener) => onAuthStateChanged(auth, () => afterRenewal(() => listener(auth.currentUser?.email ?? null))),
    signIn: async (email, password) => {
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw codeOf(error) === 'auth/too-many-requests' ? new TooManyAttemptsError({ cause: error }) : error;
      }
    },
    signOut: () => signOut(auth),
    getIdToken: (isFresh) => {
      const token = renewToken(isFresh);
      renewal = token;
      return token;
    },
    userId: () => auth.currentUser?.uid ?? null,
    sessionEnd: () => sessionEnd,
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

// The session is kept only in memory: signing out takes time and would not finish while the window unloads.
function openAuth(app: FirebaseApp, emulatorPort: number | null): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorPort !== null) {
    connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPort}`, { disableWarnings: true });
  }
  return auth;
}
