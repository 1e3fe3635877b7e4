import { Database } from '../../../local/database/database';
import { followLocation } from '../../../local/database/eventStream';
import { owner } from '../../../local/database/identity';
import { treeFromJson } from '../../../local/database/json';
import { Ruleset } from '../../../local/rules/ruleset';

const rules = new Ruleset({ rules: { open: { '.read': "root.child('gate').val() === true" } } });

let database: Database;
let told: unknown[];
const follower = { tell: (...event: unknown[]) => told.push(event), end: () => told.push('end') };
const nobody = { identity: null, expiresAt: null };
const close = () => database.commit([{ path: ['gate'], value: false }], owner);

beforeEach(() => {
  jest.useFakeTimers();
  database = new Database(rules, treeFromJson({ gate: true, open: 1 }, { now: 0, existing: null }));
  told = [];
});

afterEach(() => jest.useRealTimers());

it('a stream is kept alive twice a minute, until it is stopped', () => {
  const stop = followLocation(database, ['open'], nobody, follower);
  expect(told).toEqual([['put', { path: '/', data: 1 }]]);
  jest.advanceTimersByTime(60_000);
  expect(told.slice(1)).toEqual([
    ['keep-alive', null],
    ['keep-alive', null],
  ]);
  stop();
  jest.advanceTimersByTime(60_000);
  database.commit([{ path: ['open'], value: 2 }], owner);
  expect(told).toHaveLength(3);
});

it('a stream is cancelled once the rules deny it, and tells nothing more', () => {
  followLocation(database, ['open'], nobody, follower);
  close();
  database.commit([{ path: ['open'], value: 2 }], owner);
  jest.advanceTimersByTime(60_000);
  expect(told.slice(1)).toEqual([['cancel', null], 'end']);
});

it('a stream that the rules deny does not begin', () => {
  close();
  expect(() => followLocation(database, ['open'], nobody, follower)).toThrow('Permission denied');
  expect(told).toEqual([]);
});
