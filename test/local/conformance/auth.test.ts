import {
  createUserWithEmailAndPassword,
  deleteUser,
  onAuthStateChanged,
  reload,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { ref, update } from 'firebase/database';
import { openBackendTarget, ownerHeaders } from '../../support/backendTarget';
import type { BackendTarget } from '../../support/backendTarget';
import { buildRecord } from '../../support/builders';
import { moments } from '../../support/moments';
import { errorCode, postAuth, signInByRest } from '../../support/restSession';
import { openSdkClient } from '../../support/sdkClient';
import type { SdkClient } from '../../support/sdkClient';

const staff = { localId: 'staff-1', email: 'rates@office.test', password: 'correct horse' };

let target: BackendTarget;
let client: SdkClient;
let accounts = 0;

/** An e-mail address that no other test has registered. */
const newEmail = () => `customer-${(accounts += 1)}@example.test`;

beforeAll(async () => {
  target = await openBackendTarget();
  await target.createAccount(staff);
  await target.writeAsOwner('', { currencies: { usd: buildRecord() }, staff: { [staff.localId]: true } });
});

beforeEach(() => {
  client = openSdkClient(target);
});

afterEach(() => client.close());

afterAll(() => target.stop());

describe('signing in', () => {
  it('reports the user, and null after sign-out', async () => {
    const seen: (string | null)[] = [];
    const stop = onAuthStateChanged(client.auth, (user) => seen.push(user?.email ?? null));
    const { user } = await signInWithEmailAndPassword(client.auth, staff.email, staff.password);
    expect(user.uid).toBe(staff.localId);
    await signOut(client.auth);
    stop();
    expect(seen.slice(-2)).toEqual([staff.email, null]);
  });

  it('ignores the case of the address', async () => {
    await signInWithEmailAndPassword(client.auth, 'Rates@Office.TEST', staff.password);
    expect(client.auth.currentUser?.uid).toBe(staff.localId);
  });

  it.each([
    ['a wrong password', staff.email, 'wrong horse'],
    ['an unknown address', 'nobody@office.test', staff.password],
  ])('refuses %s', async (_what, email, password) => {
    // The code depends on a setting of the project; the product treats all of these alike.
    await expect(signInWithEmailAndPassword(client.auth, email, password)).rejects.toMatchObject({
      code: expect.stringMatching(/^auth\/(invalid-credential|wrong-password|user-not-found)$/) as string,
    });
    expect(client.auth.currentUser).toBeNull();
  });

  it.each([
    ['no address', 'not an address', staff.password, 'auth/invalid-email'],
    ['no password', staff.email, '', 'auth/missing-password'],
  ])('refuses %s', async (_what, email, password, code) => {
    await expect(signInWithEmailAndPassword(client.auth, email, password)).rejects.toMatchObject({ code });
  });

  it('carries uid, e-mail, provider and an hour of life in the token', async () => {
    const { user } = await signInWithEmailAndPassword(client.auth, staff.email, staff.password);
    const { claims } = await user.getIdTokenResult();
    expect(claims).toMatchObject({
      sub: staff.localId,
      user_id: staff.localId,
      email: staff.email,
      aud: target.projectId,
      iss: `https://securetoken.google.com/${target.projectId}`,
      firebase: { sign_in_provider: 'password' },
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  it('refreshes the token', async () => {
    const { user } = await signInWithEmailAndPassword(client.auth, staff.email, staff.password);
    const fresh = await user.getIdToken(true);
    const answer = await fetch(target.locationUrl('currencies/usd/buy', { auth: fresh }));
    expect(answer.status).toBe(200);
  });

  it('refuses a refresh token that it never gave', async () => {
    const url = target.authUrl('token').replace('identitytoolkit', 'securetoken');
    const answer = await postAuth(url, { grant_type: 'refresh_token', refresh_token: 'bm8=' });
    expect(answer.status).toBe(400);
  });
});

describe('registering', () => {
  it('is open to anyone and makes nobody staff', async () => {
    const { user } = await createUserWithEmailAndPassword(client.auth, newEmail(), 'a long password');
    expect(user.uid).not.toBe('');
    await expect(update(ref(client.database, 'currencies/usd'), { buy: 9, updated: moments.later })).rejects.toThrow(
      'PERMISSION_DENIED',
    );
    await expect(update(ref(client.database, 'staff'), { [user.uid]: true })).rejects.toThrow('PERMISSION_DENIED');
    expect(await target.readAsOwner('currencies/usd')).toEqual(buildRecord());
  });

  it.each([
    ['an address that is taken', () => staff.email, 'a long password', 'auth/email-already-in-use'],
    ['no address', () => 'not an address', 'a long password', 'auth/invalid-email'],
    ['a weak password', newEmail, '12345', 'auth/weak-password'],
    ['no password', newEmail, '', 'auth/missing-password'],
  ])('refuses %s', async (_what, email, password, code) => {
    await expect(createUserWithEmailAndPassword(client.auth, email(), password)).rejects.toMatchObject({ code });
  });

  it('cannot choose its id', async () => {
    const fields = { localId: 'chosen', email: newEmail(), password: 'a long password' };
    const { body } = await postAuth(target.authUrl('accounts:signUp'), fields);
    expect(body['localId']).not.toBe('chosen');
  });
});

describe('an account', () => {
  it('changes its password', async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(client.auth, email, 'the first password');
    await updatePassword(user, 'the second password');
    await expect(signInWithEmailAndPassword(client.auth, email, 'the first password')).rejects.toThrow('auth/');
    await signInWithEmailAndPassword(client.auth, email, 'the second password');
  });

  it('deletes itself', async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(client.auth, email, 'a long password');
    await deleteUser(user);
    await expect(signInWithEmailAndPassword(client.auth, email, 'a long password')).rejects.toThrow('auth/');
  });

  it('is looked up by its own token', async () => {
    const { idToken } = await signInByRest(target, staff);
    const { body } = await postAuth(target.authUrl('accounts:lookup'), { idToken });
    expect(body['users']).toMatchObject([{ localId: staff.localId, email: staff.email }]);
    expect(JSON.stringify(body)).not.toContain(staff.password);
    const forged = await postAuth(target.authUrl('accounts:lookup'), { idToken: 'a.b.' });
    expect([forged.status, errorCode(forged)]).toEqual([400, 'INVALID_ID_TOKEN']);
  });
});

describe('the session of an account', () => {
  const password = 'a long password';
  let user: User;
  let asOwner: (operation: string, fields?: object) => Promise<unknown>;

  beforeEach(async () => {
    ({ user } = await createUserWithEmailAndPassword(client.auth, newEmail(), password));
    asOwner = (operation, fields) =>
      postAuth(target.ownerAuthUrl(`accounts:${operation}`), { localId: user.uid, ...fields }, ownerHeaders);
  });

  const asks: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['asks for a fresh token', () => user.getIdToken(true)],
    ['is reloaded', () => reload(user)],
    ['changes its password', () => updatePassword(user, 'another password')],
  ];

  it.each(asks)('that was deleted ends when it %s', async (_what, ask) => {
    await asOwner('delete');
    await expect(ask()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(client.auth.currentUser).toBeNull();
  });

  it.each(asks)('that was disabled ends when it %s', async (_what, ask) => {
    await asOwner('update', { disableUser: true });
    await expect(ask()).rejects.toMatchObject({ code: 'auth/user-disabled' });
    expect(client.auth.currentUser).toBeNull();
  });

  it('that was told to sign in anew ends when it is reloaded', async () => {
    await asOwner('update', { validSince: String(Math.floor(Date.now() / 1000) + 2) });
    await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(client.auth.currentUser).toBeNull();
  });

  it('goes on when its end was asked for with a moment that is no number', async () => {
    await expect(asOwner('update', { validSince: 'tomorrow' })).resolves.toMatchObject({ status: 400 });
    await expect(reload(user)).resolves.toBeUndefined();
  });

  it.each<[string, (other: User) => Promise<unknown>]>([
    ['password', (other) => updatePassword(other, 'another password')],
    ['address', (other) => updateEmail(other, newEmail())],
  ])('ends with its %s when that is changed elsewhere, and goes on there', async (_what, change) => {
    const elsewhere = openSdkClient(target);
    const { user: other } = await signInWithEmailAndPassword(elsewhere.auth, user.email ?? '', password);
    await change(other);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(client.auth.currentUser).toBeNull();
    await other.getIdToken(true);
    expect(elsewhere.auth.currentUser).toBe(other);
    await elsewhere.close();
  });

  it('goes on when somebody shows a token that is none', async () => {
    const forged = await postAuth(target.authUrl('accounts:lookup'), { idToken: 'a.b.' });
    expect(errorCode(forged)).toBe('INVALID_ID_TOKEN');
    await reload(user);
    expect(client.auth.currentUser).toBe(user);
  });
});

describe('the profile of an account', () => {
  it('is kept from the change of a name and a picture to their removal', async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(client.auth, email, 'a long password');
    const profile = { displayName: 'Anna Nová', photoURL: 'https://example.test/anna.png' };
    await updateProfile(user, profile);
    await reload(user);
    expect(user).toMatchObject(profile);
    await signOut(client.auth);
    const { user: again } = await signInWithEmailAndPassword(client.auth, email, 'a long password');
    expect(again).toMatchObject(profile);
    expect(again.providerData).toMatchObject([{ providerId: 'password', email, ...profile }]);
    const { claims } = await again.getIdTokenResult();
    expect([claims['name'], claims['picture']]).toEqual([profile.displayName, profile.photoURL]);

    await updateProfile(again, { displayName: '' });
    await reload(again);
    expect(again).toMatchObject({ ...profile, displayName: null });
  });

  it('tells whether the address is verified, until it is another one', async () => {
    const { user } = await createUserWithEmailAndPassword(client.auth, newEmail(), 'a long password');
    expect(user.emailVerified).toBe(false);
    await postAuth(target.ownerAuthUrl('accounts:update'), { localId: user.uid, emailVerified: true }, ownerHeaders);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true);
    await updateEmail(user, newEmail());
    await reload(user);
    expect(user.emailVerified).toBe(false);
  });

  it('is no verdict of its own', async () => {
    const { idToken } = await signInByRest(target, staff);
    await postAuth(target.authUrl('accounts:update'), { idToken, emailVerified: true, disableUser: true });
    const { body } = await postAuth(target.authUrl('accounts:lookup'), { idToken });
    expect(body['users']).toMatchObject([{ emailVerified: false }]);
  });
});

describe("the owner's operations", () => {
  it('make an account with a profile', async () => {
    const account = { localId: 'profile-1', email: newEmail(), displayName: 'Anna Nová', emailVerified: true };
    await target.createAccount({ ...account, password: 'a long password' });
    const { user } = await signInWithEmailAndPassword(client.auth, account.email, 'a long password');
    expect(user).toMatchObject({ uid: account.localId, displayName: account.displayName, emailVerified: true });
  });

  it('look accounts up by address and by id', async () => {
    const byEmail = await postAuth(target.ownerAuthUrl('accounts:lookup'), { email: [staff.email] }, ownerHeaders);
    const byId = await postAuth(target.ownerAuthUrl('accounts:lookup'), { localId: [staff.localId] }, ownerHeaders);
    expect((byEmail.body['users'] as User[]).map(({ email }) => email)).toEqual([staff.email]);
    expect(byId.body['users']).toEqual(byEmail.body['users']);
    const unknown = await postAuth(target.ownerAuthUrl('accounts:lookup'), { email: ['nobody@office.test'] }, ownerHeaders);
    expect(unknown.body['users']).toBeUndefined();
  });

  it('list all accounts, page by page', async () => {
    await target.createAccount({ localId: 'page-1', email: newEmail(), password: 'a long password' });
    const ids: string[] = [];
    let nextPage = '';
    do {
      const url = `${target.ownerAuthUrl('accounts:batchGet')}?maxResults=1${nextPage}`;
      const page = (await (await fetch(url, { headers: ownerHeaders })).json()) as {
        users?: { localId: string }[];
        nextPageToken?: string;
      };
      ids.push(...(page.users ?? []).map(({ localId }) => localId));
      nextPage = page.nextPageToken === undefined ? '' : `&nextPageToken=${encodeURIComponent(page.nextPageToken)}`;
    } while (nextPage !== '');
    expect(ids).toEqual(expect.arrayContaining([staff.localId, 'page-1']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('disable an account', async () => {
    const account = { localId: 'disabled-1', email: newEmail(), password: 'a long password' };
    await target.createAccount(account);
    await postAuth(target.ownerAuthUrl('accounts:update'), { localId: account.localId, disableUser: true }, ownerHeaders);
    await expect(signInWithEmailAndPassword(client.auth, account.email, account.password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  it("are nobody else's", async () => {
    const answer = await postAuth(target.ownerAuthUrl('accounts:lookup'), { localId: [staff.localId] });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body['users']).toBeUndefined();
  });
});
