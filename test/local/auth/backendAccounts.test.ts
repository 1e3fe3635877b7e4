import { signInWithEmailAndPassword } from 'firebase/auth';
import type { LocalBackend } from '../../../local/backend';
import { demoStaff } from '../../../local/state/demoStaff';
import { startTestBackend } from '../../support/localBackend';
import { openSdkClient } from '../../support/sdkClient';
import type { SdkClient } from '../../support/sdkClient';

let backend: LocalBackend;
let client: SdkClient;

beforeEach(async () => {
  ({ backend } = await startTestBackend());
  client = openSdkClient(backend);
  await signInWithEmailAndPassword(client.auth, demoStaff.email, demoStaff.password);
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

describe('a test that has the backend', () => {
  it.each<[string, (accounts: LocalBackend['accounts']) => unknown, string]>([
    ['disables', (accounts) => accounts.update(demoStaff.uid, { disabled: true }), 'auth/user-disabled'],
    ['removes', (accounts) => accounts.remove(demoStaff.uid), 'auth/user-token-expired'],
    [
      'gives another password to',
      (accounts) => accounts.update(demoStaff.uid, { password: 'another' }),
      'auth/user-token-expired',
    ],
  ])('%s an account, which ends its session', async (_what, change, code) => {
    await change(backend.accounts);
    await expect(client.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({ code });
    expect(client.auth.currentUser).toBeNull();
  });
});
