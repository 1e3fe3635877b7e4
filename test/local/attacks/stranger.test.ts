import { createUserWithEmailAndPassword } from 'firebase/auth';
import { get, onDisconnect, push, ref, remove, runTransaction, set, update } from 'firebase/database';
import { buildRecord } from '../../support/builders';
import { moments } from '../../support/moments';
import { openSdkClient } from '../../support/sdkClient';
import type { SdkClient } from '../../support/sdkClient';
import type { Office } from './office';
import { officeData, openOffice } from './office';

let office: Office;
let client: SdkClient;

beforeAll(async () => {
  office = await openOffice();
  await office.target.writeAsOwner('', officeData);
  client = openSdkClient(office.target);
  await createUserWithEmailAndPassword(client.auth, 'curious@example.test', 'a long password');
});

afterAll(async () => {
  await client.close();
  await office.target.stop();
});

const usd = () => ref(client.database, 'currencies/usd');
const newer = buildRecord({ buy: 1.2, updated: moments.later });

describe('someone who registered by himself, with the Firebase SDK', () => {
  it('reads the rates', async () => {
    expect((await get(ref(client.database, 'currencies'))).val()).toEqual(officeData.currencies);
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['set', () => set(usd(), newer)],
    ['update', () => update(usd(), { buy: 1.2, updated: moments.later })],
    ['update several places', () => update(ref(client.database), { 'currencies/usd': newer })],
    ['remove', () => remove(usd())],
    ['push', () => Promise.resolve(push(ref(client.database, 'currencies'), newer))],
    ['change in a transaction', () => runTransaction(usd(), () => newer)],
    ['change on parting', () => onDisconnect(usd()).set(newer)],
    ['remove on parting', () => onDisconnect(usd()).remove()],
    ['list himself as staff', () => set(ref(client.database, `staff/${client.auth.currentUser?.uid}`), true)],
  ])('cannot %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toThrow(/permission_denied/i);
    expect(await office.target.readAsOwner('')).toEqual(officeData);
  });
});
