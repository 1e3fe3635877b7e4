import {
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onDisconnect,
  onValue,
  orderByKey,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  startAt,
  update,
} from 'firebase/database';
import { signOut } from 'firebase/auth';
import type { CurrencyRecord } from '../../../src/domain/rates/currency';
import { openBackendTarget } from '../../support/backendTarget';
import type { BackendTarget } from '../../support/backendTarget';
import { buildRecord } from '../../support/builders';
import { buildAddition, buildSave } from '../../support/buildSave';
import { moments } from '../../support/moments';
import { hashOfOne, RawClient } from '../../support/rawClient';
import { openSdkClient, signIn, valueWhere } from '../../support/sdkClient';
import type { SdkClient } from '../../support/sdkClient';

const staff = { localId: 'staff-1', email: 'rates@office.test', password: 'correct horse' };
const czk = buildRecord({ acronym: 'CZK', name_en: 'Czech Koruna', name_sk: 'česká koruna', buy: 24.85, sell: 23.9 });

let target: BackendTarget;
let visitor: SdkClient;
let editor: SdkClient;
let owner: SdkClient;

beforeAll(async () => {
  target = await openBackendTarget();
  await target.createAccount(staff);
});

beforeEach(async () => {
  await target.writeAsOwner('', {
    currencies: { usd: buildRecord(), czk, eur: buildRecord({ acronym: 'EUR', buy: 1, sell: 1 }) },
    staff: { [staff.localId]: true },
  });
  visitor = openSdkClient(target);
  editor = openSdkClient(target);
  owner = openSdkClient(target, { asOwner: true });
  await signIn(editor, staff);
});

afterEach(async () => {
  await Promise.all([visitor.close(), editor.close(), owner.close()]);
});

afterAll(() => target.stop());

const usd = buildRecord();
const save = (client: SdkClient, stored: CurrencyRecord, change: Partial<CurrencyRecord> | null) =>
  update(ref(client.database), buildSave(stored, change, staff.localId));
const usdIn = (client: SdkClient) => ref(client.database, 'currencies/usd');

describe('reading', () => {
  it('sends nothing to a new client whose hash shows that it has the data, however it came by it', async () => {
    await target.writeAsOwner('currencies/usd', buildRecord({ buy: 1, sell: 2 }));
    const client = await RawClient.open(target.databasePort);
    await client.ask('q', { p: '/currencies/usd/buy', h: hashOfOne });
    await client.ask('q', { p: '/currencies/usd/sell', h: hashOfOne });
    expect(client.takePushes()).toEqual([['d', expect.objectContaining({ p: 'currencies/usd/sell', d: 2 })]]);
    await client.close();
  });

  it('gets what is there, and nothing where nothing is', async () => {
    expect((await get(usdIn(visitor))).val()).toEqual(buildRecord());
    expect((await get(ref(visitor.database, 'currencies/xxx'))).exists()).toBe(false);
  });

  it('denies what the rules deny', async () => {
    await expect(get(ref(visitor.database, 'staff'))).rejects.toThrow('Permission denied');
    await expect(valueWhere(ref(editor.database, 'staff'), () => true)).rejects.toThrow('permission_denied');
  });

  it('shows a listener the data and each change of it', async () => {
    await valueWhere(usdIn(visitor), (snapshot) => snapshot.child('buy').val() === 1.187);
    const changed = valueWhere(usdIn(visitor), (snapshot) => snapshot.child('buy').val() === 1.2);
    await save(editor, usd, { buy: 1.2, updated: moments.later });
    expect((await changed).val()).toEqual(buildRecord({ buy: 1.2, updated: moments.later }));
  });

  it('shows a change below, at and above a listened location', async () => {
    const values: unknown[] = [];
    onValue(ref(visitor.database, 'currencies/usd/buy'), (snapshot) => values.push(snapshot.val()));
    await valueWhere(usdIn(visitor), () => true);
    await set(ref(owner.database, 'currencies/usd/buy'), 2);
    await set(ref(owner.database, 'currencies/usd'), buildRecord({ buy: 3 }));
    await set(ref(owner.database, 'currencies'), null);
    await valueWhere(ref(visitor.database, 'currencies/usd/buy'), (snapshot) => !snapshot.exists());
    expect(values).toEqual([1.187, 2, 3, null]);
  });

  it('tells of an update of several fields at once', async () => {
    const seen: unknown[] = [];
    onValue(usdIn(visitor), (snapshot) => seen.push([snapshot.child('buy').val(), snapshot.child('sell').val()]));
    await valueWhere(usdIn(visitor), () => true);
    await save(editor, usd, { buy: 1.3, sell: 1.1, updated: moments.later });
    await valueWhere(usdIn(visitor), (snapshot) => snapshot.child('sell').val() === 1.1);
    expect(seen).toEqual([
      [1.187, 1.15],
      [1.3, 1.1],
    ]);
  });

  it('orders keys as Firebase does: integers by value, then text', async () => {
    const data = Object.fromEntries(['b', '10', 'a', '9', '-1'].map((key) => [key, true]));
    await target.writeAsOwner('currencies', data);
    const keys: (string | null)[] = [];
    (await get(ref(visitor.database, 'currencies'))).forEach((child) => {
      keys.push(child.key);
    });
    expect(keys).toEqual(['-1', '9', '10', 'a', 'b']);
  });

  it('answers queries by key', async () => {
    const all = ref(visitor.database, 'currencies');
    const keysOf = async (...constraints: Parameters<typeof query> extends [unknown, ...infer R] ? R : never) =>
      Object.keys((await get(query(all, ...constraints))).val() as object);
    expect(await keysOf(orderByKey(), limitToFirst(2))).toEqual(['czk', 'eur']);
    expect(await keysOf(orderByKey(), limitToLast(1))).toEqual(['usd']);
    expect(await keysOf(orderByKey(), startAt('d'))).toEqual(['eur', 'usd']);
  });

  it('follows a query by key', async () => {
    const first = query(ref(visitor.database, 'currencies'), orderByKey(), limitToFirst(1));
    await valueWhere(first, (snapshot) => snapshot.hasChild('czk'));
    const changed = valueWhere(first, (snapshot) => snapshot.hasChild('aud'));
    await set(ref(owner.database, 'currencies/aud'), buildRecord({ acronym: 'AUD' }));
    expect(Object.keys((await changed).val() as object)).toEqual(['aud']);
  });
});

describe('writing', () => {
  it('denies a visitor and leaves the data alone', async () => {
    await expect(update(usdIn(visitor), { buy: 9, updated: moments.later })).rejects.toThrow('PERMISSION_DENIED');
    expect(await target.readAsOwner('currencies/usd')).toEqual(buildRecord());
  });

  it('stores a put, a merge and a removal of the staff', async () => {
    const record = buildRecord({ acronym: 'GBP', name_en: 'British Pound', name_sk: 'britská libra' });
    await update(ref(editor.database), buildAddition(record, staff.localId));
    await set(ref(editor.database, 'currencies/gbp/name_sk'), 'libra');
    await save(editor, usd, { sell: 1.1, updated: moments.later });
    await save(editor, czk, null);
    expect(await target.readAsOwner('currencies')).toEqual({
      eur: buildRecord({ acronym: 'EUR', buy: 1, sell: 1 }),
      gbp: { ...record, name_sk: 'libra' },
      usd: buildRecord({ sell: 1.1, updated: moments.later }),
    });
  });

  it('stores all paths of a merge or, when one is denied, none', async () => {
    const both = {
      ...buildSave(usd, { buy: 2, updated: moments.later }, staff.localId),
      ...buildSave(czk, { buy: 20, updated: moments.later }, staff.localId),
    };
    await expect(update(ref(editor.database), { ...both, 'currencies/czk/buy': -1 })).rejects.toThrow('PERMISSION_DENIED');
    expect(await target.readAsOwner('currencies/usd/buy')).toBe(1.187);
    expect(await target.readAsOwner('archive')).toBeNull();
    await update(ref(editor.database), both);
    expect(await target.readAsOwner('currencies/usd/buy')).toBe(2);
    expect(await target.readAsOwner('currencies/czk/buy')).toBe(20);
    expect(Object.keys((await target.readAsOwner('archive')) as object)).toEqual([`czk~${czk.updated}`, `usd~${usd.updated}`]);
  });

  it('removes all records but EUR in one merge of keys, and not by the collection', async () => {
    await expect(remove(ref(editor.database, 'currencies'))).rejects.toThrow('PERMISSION_DENIED');
    const all = { ...buildSave(usd, null, staff.localId), ...buildSave(czk, null, staff.localId) };
    await expect(update(ref(editor.database), { ...all, 'currencies/eur': null })).rejects.toThrow('PERMISSION_DENIED');
    await update(ref(editor.database), all);
    expect(Object.keys((await target.readAsOwner('currencies')) as object)).toEqual(['eur']);
  });

  it('denies a write after sign-out', async () => {
    await save(editor, usd, { buy: 1.2, updated: moments.later });
    await signOut(editor.auth);
    const next = { buy: 1.3, updated: moments.muchLater };
    await expect(save(editor, { ...usd, buy: 1.2, updated: moments.later }, next)).rejects.toThrow('PERMISSION_DENIED');
    expect(await target.readAsOwner('currencies/usd/buy')).toBe(1.2);
  });

  it('lets two clients follow each other', async () => {
    const other = openSdkClient(target);
    await signIn(other, staff);
    const seenByOther = valueWhere(usdIn(other), (snapshot) => snapshot.child('buy').val() === 1.21);
    const first = { buy: 1.21, updated: moments.later };
    await save(editor, usd, first);
    await seenByOther;
    const seenByEditor = valueWhere(usdIn(editor), (snapshot) => snapshot.child('buy').val() === 1.22);
    await save(other, { ...usd, ...first }, { buy: 1.22, updated: moments.muchLater });
    await seenByEditor;
    await other.close();
  });

  it('resolves the server time and increments', async () => {
    const place = ref(owner.database, 'scratch');
    const before = Date.now();
    await set(place, { at: serverTimestamp(), count: increment(2) });
    await update(place, { count: increment(3) });
    const { at, count } = (await get(place)).val() as { at: number; count: number };
    expect(count).toBe(5);
    expect(at).toBeGreaterThanOrEqual(before - 1000);
    expect(at).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('forgets null, empty objects and the branches that become empty', async () => {
    const place = ref(owner.database, 'scratch');
    await set(place, { a: { b: { c: 1 } }, d: {}, e: [], f: null });
    expect(await target.readAsOwner('scratch')).toEqual({ a: { b: { c: 1 } } });
    await remove(ref(owner.database, 'scratch/a/b/c'));
    expect(await target.readAsOwner('scratch')).toBeNull();
  });

  it('carries what the SDK cuts into many frames, both ways', async () => {
    const long = 'Kurzový lístok ľščťžýáíé '.repeat(8000);
    await set(ref(owner.database, 'scratch/long'), long);
    const again = openSdkClient(target, { asOwner: true });
    expect((await get(ref(again.database, 'scratch/long'))).val()).toBe(long);
    await again.close();
  });
});

describe('transactions', () => {
  it('commits the change of a record', async () => {
    await valueWhere(usdIn(editor), (snapshot) => snapshot.exists());
    const { committed } = await runTransaction(usdIn(editor), (record: { name_sk: string } | null) =>
      record === null ? record : { ...record, name_sk: 'dolár USA' },
    );
    expect(committed).toBe(true);
    expect(await target.readAsOwner('currencies/usd/name_sk')).toBe('dolár USA');
  });

  it('loses no increment of two clients at once', async () => {
    const other = openSdkClient(target, { asOwner: true });
    const add = (client: SdkClient) =>
      runTransaction(ref(client.database, 'scratch/count'), (count: number | null) => (count ?? 0) + 1);
    await Promise.all(Array.from({ length: 5 }, () => [add(owner), add(other)]).flat());
    expect(await target.readAsOwner('scratch/count')).toBe(10);
    await other.close();
  });

  it('is denied where a write would be', async () => {
    await expect(runTransaction(ref(visitor.database, 'currencies/usd/buy'), () => 2)).rejects.toThrow('permission_denied');
    expect(await target.readAsOwner('currencies/usd/buy')).toBe(1.187);
  });
});

describe('the connection', () => {
  it('does on disconnect what was asked for, except what was cancelled', async () => {
    await onDisconnect(ref(owner.database, 'scratch/gone')).set('yes');
    await onDisconnect(ref(owner.database, 'scratch/both')).update({ a: 1, b: 2 });
    await onDisconnect(ref(owner.database, 'scratch/cancelled')).set('never');
    await onDisconnect(ref(owner.database, 'scratch/cancelled')).cancel();
    const watcher = openSdkClient(target, { asOwner: true });
    const done = valueWhere(ref(watcher.database, 'scratch'), (snapshot) => snapshot.hasChild('both/b'));
    goOffline(owner.database);
    expect((await done).val()).toEqual({ gone: 'yes', both: { a: 1, b: 2 } });
    await watcher.close();
  });

  it('refuses to promise what the rules deny', async () => {
    await expect(onDisconnect(usdIn(visitor)).remove()).rejects.toThrow('PERMISSION_DENIED');
  });

  it('tells whether it stands, and how far the clocks are apart', async () => {
    await valueWhere(ref(visitor.database, '.info/connected'), (snapshot) => snapshot.val() === true);
    const offset = await valueWhere(ref(visitor.database, '.info/serverTimeOffset'), () => true);
    expect(Math.abs(offset.val() as number)).toBeLessThan(5000);
  });

  it('brings a client up to date when it comes back', async () => {
    await valueWhere(usdIn(visitor), (snapshot) => snapshot.exists());
    goOffline(visitor.database);
    await target.writeAsOwner('currencies/usd/buy', 1.4);
    goOnline(visitor.database);
    const back = await valueWhere(usdIn(visitor), (snapshot) => snapshot.child('buy').val() === 1.4);
    expect(back.child('sell').val()).toBe(1.15);
  });
});
