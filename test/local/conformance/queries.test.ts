import {
  endAt,
  endBefore,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  query,
  ref,
  runTransaction,
  set,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import type { QueryConstraint } from 'firebase/database';
import { openBackendTarget } from '../../support/backendTarget';
import type { BackendTarget } from '../../support/backendTarget';
import { openSdkClient, valueWhere } from '../../support/sdkClient';
import type { SdkClient } from '../../support/sdkClient';

// These tests cover what the tests of Google's SDK expect from a server, beyond what the product uses.

let target: BackendTarget;
let writer: SdkClient;
let reader: SdkClient;

beforeAll(async () => {
  target = await openBackendTarget();
});

beforeEach(async () => {
  await target.writeAsOwner('', null);
  writer = openSdkClient(target, { asOwner: true });
  reader = openSdkClient(target, { asOwner: true });
});

afterEach(() => Promise.all([writer.close(), reader.close()]));

afterAll(() => target.stop());

const place = ({ database }: SdkClient) => ref(database, 'scratch');

/** The keys in the order in which a query returns them to a client without any data yet. */
async function keysOf(...constraints: QueryConstraint[]): Promise<string[]> {
  const keys: string[] = [];
  (await valueWhere(query(place(reader), ...constraints), () => true)).forEach((child) => {
    keys.push(child.key);
  });
  return keys;
}

describe('keys that are integers', () => {
  const keys = ['foo', 'bar', '03', '0', '100', '20', '5', '3', '003', '9'];

  beforeEach(() => target.writeAsOwner('scratch', Object.fromEntries(keys.map((key) => [key, true]))));

  it('are ordered by value, then by length', async () => {
    expect(await keysOf()).toEqual(['0', '3', '03', '003', '5', '9', '20', '100', 'bar', 'foo']);
    expect(await keysOf(orderByKey(), limitToFirst(4))).toEqual(['0', '3', '03', '003']);
    expect(await keysOf(orderByKey(), startAfter('3'), endBefore('9'))).toEqual(['03', '003', '5']);
  });

  it('end where text begins', async () => {
    expect(await keysOf(orderByKey(), startAfter('2147483647'))).toEqual(['bar', 'foo']);
    expect(await keysOf(orderByKey(), endBefore('2147483648'))).not.toContain('bar');
  });

  it('let a transaction see the data as the server does', async () => {
    await valueWhere(place(reader), (snapshot) => snapshot.exists());
    const { committed } = await runTransaction(place(reader), (value: object | null) => ({ ...value, last: true }));
    expect(committed).toBe(true);
  });
});

describe('bounds', () => {
  beforeEach(() => target.writeAsOwner('scratch', { a: 1, b: 1, c: 2, d: 3, e: 3, f: 'x' }));

  it.each<[string, QueryConstraint[], string[]]>([
    ['after a value', [startAfter(1), limitToFirst(1)], ['c']],
    ['before a value', [endBefore(3), limitToLast(1)], ['c']],
    ['from a value and key on', [startAt(1, 'b'), limitToFirst(2)], ['b', 'c']],
    ['after a value and key', [startAfter(1, 'a'), limitToFirst(1)], ['b']],
    ['up to a value and key', [endAt(3, 'd'), limitToLast(2)], ['c', 'd']],
    ['before a value and key', [endBefore(3, 'e'), limitToLast(1)], ['d']],
    ['equal to a value', [equalTo(3)], ['d', 'e']],
    ['equal to a value and key', [equalTo(3, 'e')], ['e']],
  ])('%s leave out what they should, before the limit counts', async (_what, constraints, keys) => {
    expect(await keysOf(orderByValue(), ...constraints)).toEqual(keys);
  });
});

describe('a limited query', () => {
  const last = () => query(place(reader), orderByChild('rank'), limitToLast(2));

  it('follows what moves into it', async () => {
    await set(place(writer), { one: { rank: 1 }, two: { rank: 2 }, three: { rank: 3 } });
    await valueWhere(last(), (snapshot) => snapshot.hasChild('two') && snapshot.hasChild('three'));
    const moved = valueWhere(last(), (snapshot) => snapshot.hasChild('one'));
    await set(ref(writer.database, 'scratch/one/rank'), 4);
    expect((await moved).val()).toEqual({ three: { rank: 3 }, one: { rank: 4 } });
  });

  it('is refilled when one of its children goes', async () => {
    await set(place(writer), { one: { rank: 1 }, two: { rank: 2 }, three: { rank: 3 } });
    await valueWhere(last(), (snapshot) => snapshot.hasChild('three'));
    const refilled = valueWhere(last(), (snapshot) => snapshot.hasChild('one'));
    await set(ref(writer.database, 'scratch/three'), null);
    expect((await refilled).val()).toEqual({ one: { rank: 1 }, two: { rank: 2 } });
  });

  it('is told of what was deleted while it was offline', async () => {
    await set(place(writer), { a: { rank: 1 }, b: { rank: 2 } });
    const seen: unknown[] = [];
    onValue(last(), (snapshot) => seen.push(snapshot.val()));
    await valueWhere(last(), (snapshot) => snapshot.hasChild('b'));
    goOffline(reader.database);
    await set(ref(writer.database, 'scratch/b'), null);
    goOnline(reader.database);
    await valueWhere(last(), (snapshot) => !snapshot.hasChild('b'));
    expect(seen.at(-1)).toEqual({ a: { rank: 1 } });
  });

  it('of a leaf is empty, or the leaf itself', async () => {
    await set(place(writer), 'leaf');
    expect((await get(place(reader))).val()).toBe('leaf');
    expect(await keysOf(orderByChild('rank'), limitToLast(2))).toEqual([]);
  });
});

describe('an index', () => {
  const archive = ({ database }: SdkClient) => ref(database, 'archive');
  const untilOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key, index) => [key, { until: index + 1 }]));

  it('is what a single reading of an order asks for', async () => {
    await target.writeAsOwner('scratch', { one: { rank: 1 } });
    await expect(get(query(place(reader), orderByChild('rank')))).rejects.toThrow(
      'Index not defined, add ".indexOn": "rank", for path "/scratch", to the rules',
    );
    await expect(get(query(place(reader), orderByValue()))).rejects.toThrow('Index not defined');
    expect((await get(query(place(reader), orderByKey(), limitToFirst(1)))).val()).toEqual({ one: { rank: 1 } });
  });

  it('of the archive gives the newest entries, and those after a moment', async () => {
    await target.writeAsOwner('archive', untilOf(['c', 'a', 'b', 'd']));
    const keysBy = async (...constraints: QueryConstraint[]) => {
      const keys: string[] = [];
      (await get(query(archive(reader), orderByChild('until'), ...constraints))).forEach((child) => {
        keys.push(child.key);
      });
      return keys;
    };
    expect(await keysBy(limitToLast(2))).toEqual(['b', 'd']);
    expect(await keysBy(startAfter(2), limitToFirst(1))).toEqual(['b']);
    expect(await keysBy(endBefore(2))).toEqual(['c']);
  });
});

describe('increments', () => {
  it('count what is no number as nothing', async () => {
    for (const before of ['hello', { hello: 'world' }, null, true]) {
      await set(place(writer), before);
      await set(place(writer), increment(1));
      expect(await target.readAsOwner('scratch')).toBe(1);
    }
  });

  it('lose nothing in a race of two clients', async () => {
    const racers = Array.from({ length: 50 }, () => [set(place(writer), increment(1)), set(place(reader), increment(1))]);
    await Promise.all(racers.flat());
    expect(await target.readAsOwner('scratch')).toBe(100);
  });

  it('take effect at places of their own in an update', async () => {
    await update(place(writer), { 'child/count': increment(1), literal: 5 });
    await update(place(writer), { 'child/count': increment(41) });
    expect(await target.readAsOwner('scratch')).toEqual({ literal: 5, child: { count: 42 } });
  });
});
