import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { Accounts } from '../../../local/auth/accounts';
import { Tokens } from '../../../local/auth/tokens';
import type { LocalBackend } from '../../../local/backend';
import { Database } from '../../../local/database/database';
import { treeFromJson } from '../../../local/database/json';
import { ProtocolError } from '../../../local/database/protocolError';
import { RestInterface } from '../../../local/database/rest';
import { WireSession } from '../../../local/database/wireSession';
import { Ruleset } from '../../../local/rules/ruleset';
import { demoStaff } from '../../../local/state/demoStaff';
import { deepJson } from '../../support/deepJson';
import { encodeToken, forgeToken } from '../../support/forgeToken';
import { startTestBackend } from '../../support/localBackend';
import { RawClient } from '../../support/rawClient';
import { errorCode, postAuth, signInByRest } from '../../support/restSession';

const levels = 20_000;

describe('a message that nests without end', () => {
  let backend: LocalBackend;
  let client: RawClient;

  beforeAll(async () => {
    ({ backend } = await startTestBackend());
  });

  beforeEach(async () => {
    client = await RawClient.open(backend.databasePort);
  });

  afterEach(async () => {
    await client.close();
    const next = await RawClient.open(backend.databasePort);
    expect(await next.ask('g', { p: '/currencies/usd/buy' })).toEqual({ s: 'ok', d: 1.187 });
    await next.close();
  });

  afterAll(() => backend.stop());

  const authUrl = (operation: string) =>
    `http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/${operation}?key=demo`;

  it.each([
    ['data', 'p', `{"p":"/currencies","d":${deepJson(levels)}}`],
    ['lists', 'p', `{"p":"/currencies","d":${'['.repeat(levels)}${']'.repeat(levels)}}`],
    ['values of values', 'p', `{"p":"/currencies","d":${deepJson(levels, '.value')}}`],
    ['a server value', 'p', `{"p":"/currencies","d":{".sv":${deepJson(levels)}}}`],
    ['a merge', 'm', `{"p":"/currencies","d":{"usd":${deepJson(levels)}}}`],
    ['a promise for the disconnect', 'o', `{"p":"/currencies","d":${deepJson(levels)}}`],
    ['a path', 'g', `{"p":${'['.repeat(levels)}${']'.repeat(levels)}}`],
    ['a query', 'q', `{"p":"/currencies","q":{"i":".key","sp":${deepJson(levels)}},"t":1}`],
    ['a credential', 'auth', `{"cred":${deepJson(levels)}}`],
  ])('is refused as %s', async (_what, action, body) => {
    client.send(`{"t":"d","d":{"r":7,"a":"${action}","b":${body}}}`);
    const answer = await client.first(({ d }) => d.r === 7);
    expect(answer.d.b).toMatchObject({ s: 'invalid_request' });
  });

  it('is refused inside a token', async () => {
    const { idToken } = await signInByRest({ authUrl }, demoStaff);
    const claims = Buffer.from(forgeToken(idToken, {}).split('.')[1] ?? '', 'base64url').toString();
    const deepClaims = claims.replace('{', `{"deep":${deepJson(levels)},`);
    const header = encodeToken({}).split('.')[0];
    const credential = `${header}.${Buffer.from(deepClaims).toString('base64url')}.`;
    expect(await client.ask('auth', { cred: credential })).toMatchObject({ s: 'invalid_token' });
  });

  it.each(['PUT', 'PATCH', 'POST'])('is refused as the body of %s', async (method) => {
    for (const member of ['a', '.value', '.priority']) {
      const url = `http://127.0.0.1:${backend.databasePort}/currencies.json?auth=owner`;
      const answer = await fetch(url, { method, body: `{"x":${deepJson(levels, member)}}` });
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'The data is nested too deep' }]);
    }
  });

  it('is refused by the Auth service', async () => {
    for (const operation of ['accounts:signUp', 'accounts:lookup']) {
      const answer = await fetch(authUrl(operation), { method: 'POST', body: deepJson(levels, 'idToken') });
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: { message: 'INVALID_ARGUMENT' } }]);
    }
  });
});

it('a fault of the server ends the connection that met it, and no other', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { backend } = await startTestBackend();
  const [first, second] = [await RawClient.open(backend.databasePort), await RawClient.open(backend.databasePort)];
  await first.ask('auth', { cred: 'owner' });
  const fault = new Error('a listener of ours fails');
  backend.onChange(() => {
    throw fault;
  });
  first.send('{"t":"d","d":{"r":7,"a":"p","b":{"p":"/currencies","d":1}}}');
  expect(await first.closed).toBe(1011);
  expect(logged).toHaveBeenCalledWith(fault);
  expect(await second.ask('g', { p: '/currencies' })).toEqual({ s: 'ok', d: 1 });
  await second.close();
  await backend.stop();
  logged.mockRestore();
});

it('a refresh token that is no text is refused', async () => {
  const { backend } = await startTestBackend();
  const url = `http://127.0.0.1:${backend.authPort}/securetoken.googleapis.com/v1/token?key=demo`;
  const answer = await postAuth(url, { grant_type: 'refresh_token', refresh_token: { toString: 1, valueOf: 1 } });
  expect([answer.status, errorCode(answer)]).toEqual([400, 'MISSING_REFRESH_TOKEN']);
  await backend.stop();
});

it.each(['//', '//[', 'http://'])('a request for %s is answered with 400', async (address) => {
  const { backend } = await startTestBackend();
  for (const port of [backend.databasePort, backend.authPort]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
  await backend.stop();
});

describe('whatever a client sends', () => {
  const rules = new Ruleset({ rules: { '.read': true, open: { '.write': true }, number: { '.write': 'newData.isNumber()' } } });

  const pathText = fc.constantFrom('/', '/open', '/open/a', '/open/a/b', '/number', '/closed', '//', '/a.b', '').map(quote);
  const serverValue = fc.constantFrom(
    '{".sv":"timestamp"}',
    '{".sv":{"increment":1e308}}',
    '{".sv":{"increment":-1}}',
    '{".sv":null}',
    '{".value":1,".priority":{}}',
    '{".value":[]}',
  );
  const strange = fc.constantFrom(
    '{"toString":1,"valueOf":1}',
    '{"__proto__":null}',
    '1e999',
    '-0',
    deepJson(50),
    deepJson(levels),
    deepJson(levels, '.value'),
    `${'['.repeat(levels)}${']'.repeat(levels)}`,
  );
  const anyText = fc.oneof(fc.jsonValue({ maxDepth: 3 }).map(quote), pathText, serverValue, strange);
  const member = (name: string, ...usual: fc.Arbitrary<string>[]) =>
    fc.option(fc.oneof(...usual, anyText)).map((text) => (text === null ? [] : [`${quote(name)}:${text}`]));
  const object = (...members: fc.Arbitrary<string[]>[]) => fc.tuple(...members).map((all) => `{${all.flat().join()}}`);

  const bound = fc.constantFrom('null', 'true', '3', '"a"');
  const query = object(
    member('i', fc.constantFrom('".key"', '".value"', '".priority"', '"a/b"', '""')),
    member('sp', bound),
    member('sn', bound),
    member('sin'),
    member('ep', bound),
    member('en', bound),
    member('l', fc.constantFrom('1', '2')),
    member('vf', fc.constantFrom('"l"', '"r"')),
  );
  const body = object(
    member('p', pathText, pathText, pathText),
    member('d', serverValue),
    member('q', query),
    member('t', fc.constant('1')),
    member('h', fc.constant('""')),
    member('cred', fc.constantFrom('"owner"', quote(encodeToken({ sub: {}, exp: 'x' })), '"a.b."')),
  );
  const actions = ['q', 'n', 'g', 'p', 'm', 'o', 'om', 'oc', 'auth', 'gauth', 'unauth', 's', 'appcheck'].map(quote);
  const request = fc
    .tuple(fc.oneof(fc.constantFrom(...actions), anyText), fc.oneof({ weight: 9, arbitrary: body }, anyText))
    .map(([action, text]) => `{"t":"d","d":{"r":1,"a":${action},"b":${text}}}`);
  const anyFrame = fc.oneof(
    { weight: 20, arbitrary: request },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: anyText.map((text) => `{"t":"c","d":${text}}`) },
  );

  function openDatabase() {
    const tokens = new Tokens('demo', new Accounts([], { onChange: () => undefined }));
    return {
      database: new Database(rules, treeFromJson({ open: { a: 1, b: 'x' } }, { now: 0, existing: null })),
      verify: (credential: string) => tokens.verify(credential),
    };
  }

  it('over a socket, the server goes on and everybody else is told what changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFrame, { maxLength: 12 }), async (frames) => {
        const { database, verify } = openDatabase();
        const heard: string[] = [];
        const other = new WireSession(database, verify, (message) => heard.push(JSON.stringify(message)));
        other.receive('{"t":"d","d":{"r":1,"a":"q","b":{"p":"/"}}}');
        const session = new WireSession(database, verify, (message) => JSON.stringify(message));
        for (const frame of frames) {
          try {
            session.receive(frame);
          } catch (error) {
            expect(error).toBeInstanceOf(ProtocolError);
          }
        }
        session.close();
        heard.length = 0;
        other.receive('{"t":"d","d":{"r":2,"a":"p","b":{"p":"/open","d":"after"}}}');
        await database.saved();
        expect(heard.at(-1)).toBe('{"t":"d","d":{"r":2,"b":{"s":"ok","d":""}}}');
        other.close();
      }),
    );
  });

  it('by a request, there is an answer', async () => {
    const methods = fc.constantFrom('GET', 'PUT', 'PATCH', 'POST', 'DELETE', 'BREW');
    await fc.assert(
      fc.asyncProperty(methods, fc.webPath(), fc.oneof(anyText, fc.string()), async (method, path, text) => {
        const { database, verify } = openDatabase();
        const url = new URL(`http://127.0.0.1/open${path}.json`);
        const { status, body: answer } = await new RestInterface(database, verify).answer({
          method,
          url,
          headers: {},
          body: text,
        });
        expect([200, 400, 401, 404, 405]).toContain(status);
        expect(() => JSON.stringify(answer)).not.toThrow();
      }),
    );
  });
});

function quote(value: unknown): string {
  return JSON.stringify(value);
}
