import type { FirebaseApp } from 'firebase/app';
import { deleteApp } from 'firebase/app';
import type { LocalBackend } from '../../../../local/backend';
import { defaultAttemptLimit } from '../../../../local/auth/attempts';
import { demoStaff } from '../../../../local/state/demoStaff';
import { openFirebaseApp } from '../../../../src/services/firebase/app';
import { createAuthGateway } from '../../../../src/services/firebase/staff/authGateway';
import type { AuthGateway } from '../../../../src/ports/auth';
import { TooManyAttemptsError } from '../../../../src/ports/auth';
import { startTestBackend } from '../../../support/localBackend';

let backend: LocalBackend;
let app: FirebaseApp;
let gateway: AuthGateway;
let users: (string | null)[];

beforeEach(async () => {
  const started = await startTestBackend({ seed: { currencies: {} } });
  backend = started.backend;
  app = openFirebaseApp(started.environment.firebase);
  gateway = createAuthGateway(app, started.environment);
  users = [];
  gateway.subscribeToUser((email) => users.push(email));
});

afterEach(async () => {
  // The timer that refreshes a signed-in user's token would keep Jest alive.
  await gateway.signOut();
  await deleteApp(app);
  await backend.stop();
});

it('reports nobody, then who signed in, then nobody again', async () => {
  expect(await gateway.getIdToken(false)).toBeNull();
  await gateway.signIn(demoStaff.email, demoStaff.password);
  expect(await gateway.getIdToken(false)).toEqual(expect.any(String));
  await gateway.signOut();
  expect(await gateway.getIdToken(false)).toBeNull();
  expect(users).toEqual([null, demoStaff.email, null]);
});

it('tells a locked account apart from a wrong password', async () => {
  const { failures } = defaultAttemptLimit;
  for (let attempt = 0; attempt < failures; attempt += 1) {
    await expect(gateway.signIn(demoStaff.email, 'nespravne')).rejects.not.toBeInstanceOf(TooManyAttemptsError);
  }
  await expect(gateway.signIn(demoStaff.email, demoStaff.password)).rejects.toBeInstanceOf(TooManyAttemptsError);
});

it.each([
  ['a wrong password', demoStaff.email, 'nespravne'],
  ['an unknown address', 'nikto@zmenaren.test', demoStaff.password],
])('rejects %s', async (_name, email, password) => {
  await expect(gateway.signIn(email, password)).rejects.toThrow(/auth\//);
  expect(await gateway.getIdToken(false)).toBeNull();
});

it.each([
  ['was blocked', () => backend.accounts.update(demoStaff.uid, { disabled: true }), 'accountDisabled'],
  ['was removed', () => backend.accounts.remove(demoStaff.uid), 'credentialsChanged'],
  ['has another password', () => backend.accounts.update(demoStaff.uid, { password: 'celkom-ine-heslo' }), 'credentialsChanged'],
] as const)('says that a session ended because the account %s', async (_name, change, why) => {
  await gateway.signIn(demoStaff.email, demoStaff.password);
  expect(gateway.userId()).toBe(demoStaff.uid);
  await change();
  const told = new Promise<string>((resolve) =>
    gateway.subscribeToUser((email) => email === null && resolve(gateway.sessionEnd())),
  );
  await expect(gateway.getIdToken(true)).rejects.toThrow(/auth\//);
  expect(await told).toBe(why);
  expect(gateway.userId()).toBeNull();
});
