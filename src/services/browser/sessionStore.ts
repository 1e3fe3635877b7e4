import type { SessionStore } from '../../ports/auth';

/** The entry is the e-mail as JSON, or the text 'null' (rule 41). */
const SESSION_KEY = 'user';

/**
 * Keeps the session entry in the tab's session storage. The storage comes as a function because where it is blocked,
 * even accessing it throws.
 */
export function createSessionStore(openStorage: () => Storage): SessionStore {
  return {
    read: () => {
      try {
        return parseEntry(openStorage().getItem(SESSION_KEY));
      } catch {
        // A corrupt entry and a blocked storage both count as signed out.
        return null;
      }
    },
    write: (email) => openStorage().setItem(SESSION_KEY, JSON.stringify(email)),
    clear: () => openStorage().removeItem(SESSION_KEY),
  };
}

function parseEntry(entry: string | null): string | null {
  const email: unknown = JSON.parse(entry ?? 'null');
  return typeof email === 'string' && email !== '' ? email : null;
}
