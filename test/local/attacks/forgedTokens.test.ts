import { encodeToken, forgeToken } from '../../support/forgeToken';
import { doors } from './doors';
import type { Office } from './office';
import { officeData, openOffice, staffUpdates } from './office';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});

beforeEach(() => office.target.writeAsOwner('', officeData));

afterAll(() => office.target.stop());

const past = Math.floor(Date.now() / 1000) - 7200;

/**
 * The local backend accepts unsigned tokens, as Firebase's emulators do, so each forgery here has at least one wrong claim.
 * Firebase itself refuses all of them already because their signature is missing or wrong.
 */
const forgeries: Readonly<Record<string, (office: Office) => string>> = {
  "a stranger's with the address of the staff": ({ stranger }) =>
    forgeToken(stranger.idToken, { email: 'rates@office.test', email_verified: true }),
  "a stranger's with the id of the staff beside his own": ({ stranger }) =>
    forgeToken(stranger.idToken, { user_id: 'staff-1', uid: 'staff-1' }),
  "a stranger's with rights of his own making": ({ stranger }) =>
    forgeToken(stranger.idToken, { staff: true, admin: true, role: 'owner' }),
  "the staff's, expired": ({ staff }) => forgeToken(staff.idToken, { exp: past }),
  "the staff's, without an end": ({ staff }) => forgeToken(staff.idToken, { exp: undefined }),
  "the staff's, with an end that is a text": ({ staff }) => forgeToken(staff.idToken, { exp: '99999999999' }),
  "the staff's, from before the account": ({ staff }) => forgeToken(staff.idToken, { iat: past }),
  "the staff's of another project": ({ staff }) => forgeToken(staff.idToken, { aud: 'demo-other' }),
  "the staff's by another issuer": ({ staff }) => forgeToken(staff.idToken, { iss: 'https://securetoken.google.com/demo-other' }),
  "the staff's without a provider": ({ staff }) => forgeToken(staff.idToken, { firebase: {} }),
  "the staff's by an anonymous sign-in": ({ staff }) =>
    forgeToken(staff.idToken, { firebase: { sign_in_provider: 'anonymous' } }),
  "the staff's by a token of somebody's making": ({ staff }) =>
    forgeToken(staff.idToken, { firebase: { sign_in_provider: 'custom' } }),
  'of an account that does not exist': ({ staff }) => forgeToken(staff.idToken, { sub: 'staff-2' }),
  'of an account called by a path': ({ staff }) => forgeToken(staff.idToken, { sub: '../staff/staff-1' }),
  'of an account given as a list': ({ staff }) => forgeToken(staff.idToken, { sub: ['staff-1'] }),
  'of an account that JavaScript knows': ({ staff }) => forgeToken(staff.idToken, { sub: '__proto__' }),
  ...Object.fromEntries(
    ['None', 'NONE', 'HS256', 'RS256', ''].map((alg) => [
      `under the algorithm "${alg}"`,
      ({ staff }: Office) => `${forgeToken(staff.idToken, {}, { alg, typ: 'JWT' })}c2lnbmF0dXJl`,
    ]),
  ),
  'without a header': ({ staff }) => forgeToken(staff.idToken, {}, {}),
  'without claims': () => encodeToken({}),
  'cut off in the middle': ({ staff }) => staff.idToken.slice(0, staff.idToken.length / 2),
  'that is a refresh token': ({ staff }) => staff.refreshToken,
  'that is the account': () => 'staff-1',
  'that is the word Owner': () => 'Owner',
  'that is the word owner with a dot': () => 'owner.',
  'that is no token': () => 'null',
};

describe.each(doors)('a token by %s', (_name, openDoor) => {
  it.each(Object.entries(forgeries))('%s writes nothing', async (_what, forge) => {
    const door = await openDoor(office.target, forge(office));
    for (const update of staffUpdates) {
      expect([update, await door.patch('', update)]).toEqual([update, false]);
    }
    expect(await door.put('currencies/usd', null)).toBe(false);
    await door.close();
    expect(await office.target.readAsOwner('')).toEqual(officeData);
  });

  it('writes when it is the one that signing in gave', async () => {
    const door = await openDoor(office.target, office.staff.idToken);
    for (const update of staffUpdates) {
      expect([update, await door.patch('', update)]).toEqual([update, true]);
    }
    await door.close();
  });
});
