import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LocalBackend } from '../../../local/backend';
import { demoStaff } from '../../../local/state/demoStaff';
import { forgeToken } from '../../support/forgeToken';
import { signInByRest } from '../../support/restSession';
import { startTestBackend } from '../../support/localBackend';
import { hashOfOne, RawClient } from '../../support/rawClient';

const rules = {
  rules: {
    open: { '.read': true, '.write': true, '.indexOn': 'rank' },
    closed: { '.read': 'auth !== null', '.write': 'auth !== null' },
    gated: { '.read': "root.child('open/gate').val() === true" },
  },
};

let directory: string;
let backend: LocalBackend;
let client: RawClient;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'wire-'));
  const rulesFile = path.join(directory, 'rules.json');
  await writeFile(rulesFile, JSON.stringify(rules));
  ({ backend } = await startTestBackend({ rulesFile }));
});

beforeEach(async () => {
  backend.write('open', { a: 1, b: { c: 2 } });
  backend.write('closed', 'secret');
  client = await RawClient.open(backend.databasePort);
});

afterEach(() => client.close());

afterAll(async () => {
  await backend.stop();
  await rm(directory, { recursive: true });
});

async function idToken(): Promise<string> {
  const authUrl = (operation: string) =>
    `http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/${operation}?key=demo`;
  return (await signInByRest({ authUrl }, demoStaff)).idToken;
}

const ok = { s: 'ok', d: {} };
const denied = { s: 'permission_denied', d: 'Permission denied' };

describe('a listen to an order', () => {
  it.each([
    ['an indexed child', 'rank', {}],
    ['keys', '.key', {}],
    ['a child without an index', 'other', { w: ['no_index'] }],
  ])('of %s is answered, with a warning where the index is missing', async (_what, index, data) => {
    const answer = await client.ask('q', { p: '/open', q: { i: index, l: 1, vf: 'l' }, t: 1, h: '' });
    expect(answer).toEqual({ s: 'ok', d: data });
    expect(client.takePushes()).toHaveLength(1);
  });
});

describe('the connection', () => {
  it('begins with the time, the version, the host that was asked for and a session', () => {
    const [hello] = client.messages;
    expect(hello).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: `127.0.0.1:${backend.databasePort}` } } });
    const { ts, s } = hello?.d['d'] as { ts: number; s: string };
    expect(Math.abs(ts - Date.now())).toBeLessThan(5000);
    expect(s).not.toBe('');
  });

  it('answers a ping and ignores what keeps it alive', async () => {
    client.send('0');
    client.send(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }));
    expect((await client.first(({ d }) => d['t'] === 'o')).t).toBe('c');
  });

  it('puts together a message that comes in frames', async () => {
    const text = JSON.stringify({ t: 'd', d: { r: 99, a: 'p', b: { p: '/open/long', d: 'x'.repeat(50_000) } } });
    const frames = text.match(/.{1,16384}/g) ?? [];
    client.send(String(frames.length));
    frames.forEach((frame) => client.send(frame));
    await client.first(({ d }) => d.r === 99);
    expect(backend.read('open/long')).toHaveLength(50_000);
  });

  it.each([
    ['something that is no JSON', 'hello', 1007],
    ['something that is no message', 'null', 1007],
    ['a message without data', '{"t":"d"}', 1007],
    ['a request without a body', '{"t":"d","d":{"r":1,"a":"p"}}', 1007],
    ['too many frames', '99999', 1009],
  ])('ends at %s', async (_what, text, code) => {
    client.send(text);
    expect(await client.closed).toBe(code);
    expect(backend.read('open/a')).toBe(1);
  });

  it('says so when it is asked for what it does not know', async () => {
    expect(await client.ask('zz', {})).toMatchObject({ s: 'invalid_request' });
    expect(await client.ask('g', { p: '/a.b' })).toMatchObject({ s: 'invalid_request' });
    expect(await client.ask('g', {})).toMatchObject({ s: 'invalid_request' });
    expect(await client.ask('p', { p: '/open', d: { 'a/b': 1 } })).toMatchObject({ s: 'invalid_request' });
    expect(await client.ask('m', { p: '/open', d: 5 })).toMatchObject({ s: 'invalid_request' });
    expect(await client.ask('q', { p: '/open', q: { l: -1 }, t: 1 })).toMatchObject({ s: 'invalid_request' });
    expect(await client.ask('s', { c: { 'sdk.js': 1 } })).toEqual(ok);
  });

  it('is dropped by disconnectAll, and the next one is served', async () => {
    backend.disconnectAll();
    await client.closed;
    const next = await RawClient.open(backend.databasePort);
    expect(await next.ask('g', { p: '/open/a' })).toEqual({ s: 'ok', d: 1 });
    await next.close();
  });
});

describe('listening', () => {
  it('sends the data before the answer, then changes as small as they are', async () => {
    expect(await client.ask('q', { p: '/open', h: '' })).toEqual(ok);
    expect(client.messages.map(({ d }) => d.a ?? 'answer').slice(-2)).toEqual(['d', 'answer']);
    client.takePushes();
    await client.ask('p', { p: '/open/b/c', d: 3 });
    await client.ask('m', { p: '/open', d: { a: 2, 'b/c': 4 } });
    await client.ask('p', { p: '/open', d: null });
    expect(client.takePushes()).toEqual([
      ['d', { p: 'open/b/c', d: 3 }],
      ['m', { p: 'open', d: { a: 2, 'b/c': 4 } }],
      ['d', { p: 'open', d: null }],
    ]);
  });

  it('sends nothing to who shows the hash of the same data', async () => {
    await client.ask('q', { p: '/open/a', h: '' });
    client.takePushes();
    await client.ask('n', { p: '/open/a' });
    await client.ask('q', { p: '/open/a', h: hashOfOne });
    await client.ask('q', { p: '/open/none', h: '' });
    expect(client.takePushes()).toEqual([]);
  });

  it('ends with unlisten', async () => {
    await client.ask('q', { p: '/open', h: '' });
    await client.ask('n', { p: '/open' });
    client.takePushes();
    await client.ask('p', { p: '/open/a', d: 2 });
    expect(client.takePushes()).toEqual([]);
  });

  it('serves a tagged query beside a plain listen on the same place', async () => {
    await client.ask('q', { p: '/open', h: '' });
    await client.ask('q', { p: '/open', h: '', q: { i: '.key', l: 1, vf: 'l' }, t: 7 });
    client.takePushes();
    await client.ask('p', { p: '/open/b', d: 5 });
    await client.ask('p', { p: '/open/a', d: 6 });
    expect(client.takePushes()).toEqual([
      ['d', { p: 'open/b', d: 5 }],
      ['d', { p: 'open/a', d: 6 }],
      ['d', { p: 'open', d: { a: 6 }, t: 7 }],
    ]);
    await client.ask('n', { p: '/open', q: { i: '.key', l: 1, vf: 'l' }, t: 7 });
    client.takePushes();
    await client.ask('p', { p: '/open/a', d: 7 });
    expect(client.takePushes()).toEqual([['d', { p: 'open/a', d: 7 }]]);
  });

  it('is cancelled when a change takes the permission away', async () => {
    backend.write('open/gate', true);
    backend.write('gated', 1);
    expect(await client.ask('q', { p: '/gated', h: '' })).toEqual(ok);
    client.takePushes();
    await client.ask('p', { p: '/open/gate', d: false });
    expect(client.takePushes()).toEqual([['c', { p: 'gated' }]]);
  });
});

describe('transactions', () => {
  it('take effect on the expected data only', async () => {
    expect(await client.ask('p', { p: '/open/a', d: 2, h: hashOfOne })).toMatchObject({ s: 'ok' });
    expect(await client.ask('p', { p: '/open/a', d: 3, h: hashOfOne })).toMatchObject({ s: 'datastale' });
    expect(await client.ask('p', { p: '/open/new', d: 1, h: '' })).toMatchObject({ s: 'ok' });
    expect(backend.read('open')).toEqual({ a: 2, b: { c: 2 }, new: 1 });
  });
});

describe('identity', () => {
  it('opens what is closed, and closes it again', async () => {
    expect(await client.ask('q', { p: '/closed', h: '' })).toEqual(denied);
    expect(await client.ask('auth', { cred: await idToken() })).toMatchObject({ s: 'ok', d: { auth: { uid: demoStaff.uid } } });
    expect(await client.ask('q', { p: '/closed', h: '' })).toEqual(ok);
    expect(await client.ask('q', { p: '/closed', h: '', q: { i: '.key', l: 1 }, t: 3 })).toEqual(ok);
    client.takePushes();
    await client.ask('unauth', {});
    expect(client.takePushes()).toEqual([
      ['c', { p: 'closed' }],
      ['c', { p: 'closed', q: [{ i: '.key', l: 1 }] }],
    ]);
    expect(await client.ask('p', { p: '/closed', d: 1 })).toEqual(denied);
    backend.write('closed', 'new');
    expect(client.takePushes()).toEqual([]);
  });

  it('of the owner is bound by no rules', async () => {
    expect(await client.ask('gauth', { cred: 'owner' })).toMatchObject({ s: 'ok' });
    expect(await client.ask('p', { p: '/anywhere', d: 1 })).toMatchObject({ s: 'ok' });
    expect(backend.read('anywhere')).toBe(1);
  });

  it('ends with the token, and the client is told', async () => {
    const exp = Date.now() / 1000 + 1.5;
    await client.ask('auth', { cred: forgeToken(await idToken(), { exp }) });
    expect(await client.ask('q', { p: '/closed', h: '' })).toEqual(ok);
    client.takePushes();
    await client.first(({ d }) => d.a === 'ac');
    expect(client.takePushes()).toEqual([
      ['c', { p: 'closed' }],
      ['ac', { s: 'expired_token', d: 'Auth token is expired' }],
    ]);
    expect(await client.ask('p', { p: '/closed', d: 1 })).toEqual(denied);
    expect(await client.ask('auth', { cred: forgeToken(await idToken(), { exp }) })).toMatchObject({ s: 'expired_token' });
  });

  it.each(['nonsense', 'a.b.c', ''])('is not taken from %j', async (cred) => {
    expect(await client.ask('auth', { cred })).toMatchObject({ s: 'invalid_token' });
    expect(await client.ask('p', { p: '/closed', d: 1 })).toEqual(denied);
  });
});

describe('on disconnect', () => {
  it('what was promised is done with the rights of the moment of parting', async () => {
    await client.ask('auth', { cred: await idToken() });
    expect(await client.ask('o', { p: '/closed', d: 'left' })).toEqual(ok);
    expect(await client.ask('om', { p: '/open', d: { a: 'left', 'b/c': 'left' } })).toEqual(ok);
    expect(await client.ask('oc', { p: '/open/b', d: null })).toEqual(ok);
    await client.ask('unauth', {});
    const watcher = await RawClient.open(backend.databasePort);
    await watcher.ask('q', { p: '/open/a', h: '' });
    await client.close();
    await watcher.first(({ d }) => d.a === 'd' && JSON.stringify(d.b).includes('left'));
    expect(backend.read('open')).toEqual({ a: 'left', b: { c: 2 } });
    expect(backend.read('closed')).toBe('secret');
    await watcher.close();
  });
});
