import type { Action } from '@reduxjs/toolkit';
import {
  FAILURE_MESSAGE_AFTER,
  watchAbandonedSignIn,
  watchGuard,
  watchLeaving,
  watchSignIn,
  watchSignOut,
  watchStaffList,
  watchUser,
} from '../../../src/staff/signIn/authSaga';
import type { AuthState } from '../../../src/staff/signIn/authSlice';
import {
  signInPageLeft,
  signInPageOpened,
  signInLocked,
  signInRejected,
  signInSecondPassed,
  signInSubmitted,
  signInTakenBack,
  signOutRequested,
  sessionEnded,
  staffListRead,
  staffPageEntered,
  staffPageLeft,
  userSignedIn,
  userSignedOut,
} from '../../../src/staff/signIn/authSlice';
import { TooManyAttemptsError } from '../../../src/ports/auth';
import { RequestError } from '../../../src/ports/requestError';
import { createFakeAuthGateway, createFakeSessionStore, createFakeStoredRecords } from '../../support/fakeStaff';
import { runSagaWith, runSagaWithState } from '../../support/runSagaWith';

const EMAIL = 'staff@zmenaren.test';
const credentials = { email: EMAIL, password: 'kurzovy-listok' };
const signedIn: AuthState = { status: 'signedIn', email: EMAIL, message: 'none', isStaff: null };
const signingIn: AuthState = { status: 'signingIn', message: 'none' };
const signedOut: AuthState = { status: 'signedOut', message: 'none' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function createServices() {
  const reported: unknown[] = [];
  return {
    authGateway: createFakeAuthGateway(),
    sessionStore: createFakeSessionStore(),
    storedRecords: createFakeStoredRecords(),
    reportError: (error: unknown) => void reported.push(error),
    reported,
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

function startUser(services: ReturnType<typeof createServices>) {
  const state: { auth: AuthState } = { auth: signedOut };
  return { ...runSagaWithState(() => state, watchUser, services), state };
}

describe('watchUser', () => {
  it('keeps the e-mail of a user in the session, and null in its place without one', async () => {
    const services = createServices();
    const { dispatched } = startUser(services);
    await settle();
    expect(dispatched).toEqual([userSignedOut()]);
    expect(services.sessionStore.entry).toBeNull();

    services.authGateway.report(EMAIL);
    expect(services.sessionStore.entry).toBe(EMAIL);
    expect(dispatched).toEqual([userSignedOut(), userSignedIn(EMAIL)]);
  });

  it('tells a session that the provider ended from one that was signed out of', async () => {
    const services = createServices();
    const { dispatched, state } = startUser(services);
    await settle();
    state.auth = signedIn;
    services.authGateway.endSession('accountDisabled');
    expect(services.sessionStore.entry).toBeNull();
    expect(dispatched.at(-1)).toEqual(sessionEnded({ email: EMAIL, reason: 'accountDisabled' }));
    state.auth = signedOut;
    services.authGateway.report(null);
    expect(dispatched.at(-1)).toEqual(userSignedOut());
  });

  it('signs nobody in while the storage is blocked', async () => {
    const services = createServices();
    services.sessionStore.block();
    const { dispatched } = startUser(services);
    await settle();
    services.authGateway.report(EMAIL);
    await settle();
    expect(dispatched).toEqual([userSignedOut(), signInRejected(), userSignedOut()]);
    expect(services.authGateway.signOuts.made).toBe(1);
    expect(services.reported).toHaveLength(3);
  });

  it('stops listening when it is cancelled', () => {
    const services = createServices();
    const { task } = startUser(services);
    task.cancel();
    expect(services.authGateway.listeners.open).toBe(0);
  });
});

describe('watchStaffList', () => {
  it.each([true, false])('says whether who signs in is on the staff list: %s', async (isStaff) => {
    const services = createServices();
    services.storedRecords.setStaff(isStaff);
    const { dispatched, send } = runSagaWith(watchStaffList, services);
    send(userSignedIn(EMAIL));
    await settle();
    expect(dispatched).toEqual([staffListRead(isStaff)]);
  });

  it('says nothing when the list can not be read, and asks again at the next sign-in', async () => {
    const services = createServices();
    const failure = new RequestError('unreachable');
    services.storedRecords.answerWith(failure);
    const { dispatched, send } = runSagaWith(watchStaffList, services);
    send(userSignedIn(EMAIL));
    await settle();
    expect(dispatched).toEqual([]);
    expect(services.reported).toEqual([failure]);
    services.storedRecords.answerWith('success');
    send(userSignedIn(EMAIL));
    await settle();
    expect(dispatched).toEqual([staffListRead(true)]);
  });
});

describe('watchSignIn', () => {
  it('hands the credentials to the provider', () => {
    const services = createServices();
    const { send } = runSagaWith(watchSignIn, services);
    send(signInSubmitted(credentials));
    expect(services.authGateway.signIns).toEqual([credentials]);
  });

  it.each([
    ['success', 'success' as const, []],
    ['a failure', new Error('auth/wrong-password'), [signInRejected()]],
    ['a lock', new TooManyAttemptsError(), [signInLocked()]],
    ['no answer yet', 'pending' as const, []],
  ])('sets the failure message 1 s after the submit, not before, on %s', async (_name, answer, earlier) => {
    const services = createServices();
    services.authGateway.answerSignInsWith(answer);
    const { dispatched, send } = runSagaWith(watchSignIn, services);
    send(signInSubmitted(credentials));
    await jest.advanceTimersByTimeAsync(999);
    expect(dispatched).toEqual(earlier);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([...earlier, signInSecondPassed()]);
  });

  it('tells a failure of the provider to the console alone', async () => {
    const services = createServices();
    const failure = new Error('auth/wrong-password');
    services.authGateway.answerSignInsWith(failure);
    const { dispatched, send } = runSagaWith(watchSignIn, services);
    send(signInSubmitted(credentials));
    await settle();
    expect(services.reported).toEqual([failure]);
    expect(dispatched).toEqual([signInRejected()]);
  });

  it.each([
    ['e-mail', { ...credentials, email: '' }],
    ['password', { ...credentials, password: '' }],
  ])('does not call the provider without %s', (_name, incomplete) => {
    const services = createServices();
    const { dispatched, send } = runSagaWith(watchSignIn, services);
    send(signInSubmitted(incomplete));
    expect(services.authGateway.signIns).toEqual([]);
    expect(dispatched).toEqual([signInRejected()]);
  });

  it('does nothing on a second submit while the first runs', async () => {
    const services = createServices();
    services.authGateway.answerSignInsWith('pending');
    const { dispatched, send } = runSagaWith(watchSignIn, services);
    send(signInSubmitted(credentials));
    send(signInSubmitted(credentials));
    await jest.advanceTimersByTimeAsync(10 * FAILURE_MESSAGE_AFTER);
    expect(services.authGateway.signIns).toHaveLength(1);
    expect(dispatched).toEqual([signInSecondPassed()]);
  });

  it('has no message for a page that was opened after the submit', async () => {
    const services = createServices();
    const { dispatched, send } = runSagaWith(watchSignIn, services);
    send(signInSubmitted(credentials));
    await jest.advanceTimersByTimeAsync(FAILURE_MESSAGE_AFTER - 1);
    send(signInPageOpened());
    await jest.advanceTimersByTimeAsync(FAILURE_MESSAGE_AFTER);
    expect(dispatched).toEqual([]);
  });
});

describe('watchSignOut', () => {
  it.each([signOutRequested(), signInTakenBack(EMAIL)])(
    'clears the session at once, then signs out of the provider: $type',
    (event) => {
      const services = createServices();
      services.sessionStore.entry = EMAIL;
      const { send } = runSagaWith(watchSignOut, services);
      send(event);
      expect(services.sessionStore.entry).toBeUndefined();
      expect(services.authGateway.signOuts.made).toBe(1);
    },
  );

  it('signs out of the provider though the storage is blocked, and goes on after failures', async () => {
    const services = createServices();
    const failure = new Error('offline');
    services.sessionStore.block();
    services.authGateway.failSignOutsWith(failure);
    const { send } = runSagaWith(watchSignOut, services);
    send(signOutRequested());
    send(signOutRequested());
    await settle();
    expect(services.authGateway.signOuts.made).toBe(2);
    expect(services.reported).toEqual([expect.any(Error), expect.any(Error), failure, failure]);
  });
});

describe('watchGuard', () => {
  it.each<[string, AuthState, string | null, unknown[]]>([
    ['entry and flag', signedIn, EMAIL, []],
    ['a flag without an entry', signedIn, null, [signOutRequested()]],
    ['an entry without a flag', signedOut, EMAIL, []],
    ['neither', signedOut, null, []],
  ])('%s', (_name, auth, entry, expected) => {
    const { sessionStore } = createServices();
    sessionStore.entry = entry;
    const { dispatched, send } = runSagaWithState(() => ({ auth }), watchGuard, { sessionStore });
    send(staffPageEntered());
    expect(dispatched).toEqual(expected);
  });
});

describe('watchLeaving', () => {
  it.each<[string, AuthState, unknown[]]>([
    ['signs out who is signed in', signedIn, [signOutRequested()]],
    ['leaves others alone', signedOut, []],
  ])('%s', (_name, auth, expected) => {
    const { dispatched, send } = runSagaWithState(() => ({ auth }), watchLeaving);
    send(staffPageLeft());
    expect(dispatched).toEqual(expected);
  });
});

describe('watchAbandonedSignIn', () => {
  it.each<[string, AuthState, Action[], unknown[]]>([
    ['takes the sign-in back that the provider still makes', signingIn, [userSignedIn(EMAIL)], [signInTakenBack(EMAIL)]],
    ['leaves a sign-in alone that ended by itself', signingIn, [signInRejected(), userSignedIn(EMAIL)], []],
    ['leaves a sign-in alone that was locked', signingIn, [signInLocked(), userSignedIn(EMAIL)], []],
    ['leaves a sign-in alone whose page was opened again', signingIn, [signInPageOpened(), userSignedIn(EMAIL)], []],
    ['leaves who went on to the editor alone', signedIn, [userSignedIn(EMAIL)], []],
    ['leaves a page alone on which nobody signed in', signedOut, [userSignedIn(EMAIL)], []],
  ])('%s', (_name, auth, events, expected) => {
    const { dispatched, send } = runSagaWithState(() => ({ auth }), watchAbandonedSignIn);
    send(signInPageLeft());
    events.forEach(send);
    expect(dispatched).toEqual(expected);
  });

  it('does so every time', () => {
    const { dispatched, send } = runSagaWithState(() => ({ auth: signingIn }), watchAbandonedSignIn);
    for (const event of [signInPageLeft(), userSignedIn(EMAIL), signInPageLeft(), userSignedIn(EMAIL)]) {
      send(event);
    }
    expect(dispatched).toEqual([signInTakenBack(EMAIL), signInTakenBack(EMAIL)]);
  });
});
