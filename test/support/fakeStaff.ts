import type { NewVersion } from '../../src/domain/archive/newVersion';
import type { AuthGateway, SessionEnd, SessionStore } from '../../src/ports/auth';
import type { NewNoticeVersion, NoticesWriter } from '../../src/ports/notices';
import { RequestError } from '../../src/ports/requestError';
import type { RatesWriter, StoredRecords } from '../../src/ports/ratesWriter';

/** An auth provider with one account, whose answers the test drives by hand. */
export interface FakeAuthGateway extends AuthGateway {
  readonly signIns: { email: string; password: string }[];
  readonly signOuts: { made: number };
  readonly listeners: { open: number };
  /** Reports a user, or null, as the provider would by itself. */
  report(email: string | null): void;
  /** Sets the outcome of the next sign-ins; "pending" leaves them unanswered. */
  answerSignInsWith(answer: 'success' | 'pending' | Error): void;
  failSignOutsWith(error: Error): void;
  /** Ends the session as the provider would by itself. */
  endSession(why: SessionEnd): void;
}

export function createFakeAuthGateway(): FakeAuthGateway {
  const listeners = new Set<(email: string | null) => void>();
  const signIns: { email: string; password: string }[] = [];
  const signOuts = { made: 0 };
  const open = { open: 0 };
  let user: string | null = null;
  let answer: 'success' | 'pending' | Error = 'success';
  let signOutFailure: Error | null = null;
  let sessionEnd: SessionEnd = 'unknown';

  const report = (email: string | null): void => {
    user = email;
    listeners.forEach((listener) => listener(email));
  };

  return {
    signIns,
    signOuts,
    listeners: open,
    report,
    answerSignInsWith: (next) => {
      answer = next;
    },
    endSession: (why) => {
      sessionEnd = why;
      report(null);
    },
    sessionEnd: () => sessionEnd,
    userId: () => (user === null ? null : `id of ${user}`),
    failSignOutsWith: (error) => {
      signOutFailure = error;
    },
    subscribeToUser: (listener) => {
      listeners.add(listener);
      open.open += 1;
      // Like the real provider, calls the listener once without a change, but asynchronously.
      queueMicrotask(() => listeners.has(listener) && listener(user));
      return () => {
        if (listeners.delete(listener)) {
          open.open -= 1;
        }
      };
    },
    signIn: (email, password) => {
      signIns.push({ email, password });
      if (answer === 'pending') {
        return new Promise(() => undefined);
      }
      if (answer instanceof Error) {
        return Promise.reject(answer);
      }
      report(email);
      return Promise.resolve();
    },
    signOut: () => {
      signOuts.made += 1;
      if (signOutFailure) {
        return Promise.reject(signOutFailure);
      }
      if (user !== null) {
        report(null);
      }
      return Promise.resolve();
    },
    getIdToken: () => Promise.resolve(user === null ? null : `token of ${user}`),
  };
}

/** A session entry in memory; `entry` is the last written value, undefined if there is none. */
export interface FakeSessionStore extends SessionStore {
  entry: string | null | undefined;
  /** Makes every use fail, as blocked storage does. */
  block(): void;
}

export function createFakeSessionStore(): FakeSessionStore {
  let isBlocked = false;
  const store: FakeSessionStore = {
    entry: undefined,
    block: () => {
      isBlocked = true;
    },
    read: () => (isBlocked ? null : (store.entry ?? null)),
    write: (email) => {
      failIfBlocked();
      store.entry = email;
    },
    clear: () => {
      failIfBlocked();
      store.entry = undefined;
    },
  };
  const failIfBlocked = (): void => {
    if (isBlocked) {
      throw new Error('The storage is blocked.');
    }
  };
  return store;
}

export interface FakeWrite extends NewVersion {
  readonly signal: AbortSignal | undefined;
}

/** A promise answers when it is resolved. */
type Answer = 'success' | 'pending' | Promise<void> | Error;

/** A writer that records every write and answers as the test says. */
export interface FakeRatesWriter extends RatesWriter {
  readonly writes: FakeWrite[];
  /** Sets the outcome of writes from now on, for one currency or for all. */
  answerWith(answer: Answer, acronym?: string): void;
}

export function createFakeRatesWriter(): FakeRatesWriter {
  const writes: FakeWrite[] = [];
  const answers = new Map<string, Answer>();
  const everyCurrency = '*';
  return {
    writes,
    answerWith: (answer, acronym = everyCurrency) => void answers.set(acronym, answer),
    write: (version, signal) => {
      writes.push({ ...version, signal });
      return settle(answers.get(version.acronym) ?? answers.get(everyCurrency) ?? 'success', undefined);
    },
    writeAll: () => Promise.resolve(),
  };
}

/** The stored records of a server, as set by the test. */
export interface FakeStoredRecords extends StoredRecords {
  /** Records of '/currencies' by key; entries of the archive by key. */
  readonly records: Map<string, unknown>;
  readonly entries: Map<string, unknown>;
  /** Sets whether the account is on the staff list. */
  setStaff(isStaff: boolean): void;
  answerWith(answer: Answer): void;
}

export function createFakeStoredRecords(): FakeStoredRecords {
  const records = new Map<string, unknown>();
  const entries = new Map<string, unknown>();
  let isStaff = true;
  let answer: Answer = 'success';
  return {
    records,
    entries,
    setStaff: (nowStaff) => {
      isStaff = nowStaff;
    },
    answerWith: (next) => {
      answer = next;
    },
    readRecord: (key) => settle(answer, { key, value: records.get(key) ?? null }),
    readEntry: (key) => settle(answer, entries.get(key) ?? null),
    readIsStaff: () => settle(answer, isStaff),
  };
}

/** A database of notices by id and number, whose answers the test decides. */
export interface FakeNoticesWriter extends NoticesWriter {
  readonly stored: Map<string, Record<string, unknown>>;
  /** Each version of each write. */
  readonly writes: { readonly version: NewNoticeVersion; readonly signal: AbortSignal | undefined }[];
  /** Sets the outcome of writes; "lost" ones are stored, but rejected as unreachable. */
  answerWritesWith(answer: Answer | 'lost'): void;
  answerReadsWith(answer: Answer): void;
}

export function createFakeNoticesWriter(): FakeNoticesWriter {
  const stored = new Map<string, Record<string, unknown>>();
  const writes: FakeNoticesWriter['writes'] = [];
  let answer: Answer | 'lost' = 'success';
  let readAnswer: Answer = 'success';
  return {
    stored,
    writes,
    answerWritesWith: (next) => {
      answer = next;
    },
    answerReadsWith: (next) => {
      readAnswer = next;
    },
    write: (versions, signal) => {
      writes.push(...versions.map((version) => ({ version, signal })));
      if (answer === 'success' || answer === 'lost') {
        if (versions.some(({ id, version }) => stored.get(id)?.[version] !== undefined)) {
          return Promise.reject(new RequestError('denied'));
        }
        for (const { id, version, ...fields } of versions) {
          stored.set(id, { ...stored.get(id), [version]: { ...fields, by: 'me', at: Date.parse('2026-04-13T14:00:00Z') } });
        }
      }
      return settle(answer === 'lost' ? new RequestError('unreachable') : answer, undefined);
    },
    readAll: () =>
      settle(
        readAnswer,
        [...stored].map(([id, versions]) => ({ id, versions })),
      ),
    readVersion: (id, version) => settle(readAnswer, stored.get(id)?.[version] ?? null),
    userId: () => 'me',
  };
}

function settle<Value>(answer: Answer, value: Value): Promise<Value> {
  if (answer === 'pending') {
    return new Promise(() => undefined);
  }
  if (answer instanceof Promise) {
    return answer.then(() => value);
  }
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(value);
}
