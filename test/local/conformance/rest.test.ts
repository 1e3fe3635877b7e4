import { openBackendTarget, ownerHeaders } from '../../support/backendTarget';
import type { BackendTarget } from '../../support/backendTarget';
import { buildRecord } from '../../support/builders';
import { buildSave } from '../../support/buildSave';
import { moments } from '../../support/moments';
import { signInByRest } from '../../support/restSession';

const staff = { localId: 'staff-1', email: 'rates@office.test', password: 'correct horse' };

let target: BackendTarget;
let idToken: string;

beforeAll(async () => {
  target = await openBackendTarget();
  await target.createAccount(staff);
  ({ idToken } = await signInByRest(target, staff));
});

beforeEach(() =>
  target.writeAsOwner('', { currencies: { usd: buildRecord() }, staff: { [staff.localId]: true }, list: { 0: 'a', 1: 'b' } }),
);

afterAll(() => target.stop());

const at = (path: string, parameters: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(target.locationUrl(path, parameters), init);
const asStaff = (path: string, method: string, body?: unknown, headers: Record<string, string> = {}) =>
  at(path, { auth: idToken }, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

describe('GET', () => {
  it('answers data, and null where nothing is', async () => {
    expect(await (await at('currencies/usd')).json()).toEqual(buildRecord());
    const absent = await at('currencies/xxx/buy');
    expect([absent.status, await absent.text()]).toEqual([200, 'null']);
  });

  it.each(['', 'staff', 'staff/staff-2', 'elsewhere'])('denies /%s to visitors and staff', async (path) => {
    for (const answer of [await at(path), await at(path, { auth: idToken })]) {
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'Permission denied' }]);
    }
  });

  it.each([{ auth: 'owner' }, { access_token: 'owner' }])("takes the owner's key as %j", async (parameters) => {
    expect(await (await at('staff', parameters as Record<string, string>)).json()).toEqual({ 'staff-1': true });
  });

  it("takes the owner's key and an ID token as a header", async () => {
    expect((await at('staff', {}, { headers: ownerHeaders })).status).toBe(200);
    expect((await at('currencies', {}, { headers: { Authorization: `Bearer ${idToken}` } })).status).toBe(200);
  });

  it('shows filled integer keys as an array', async () => {
    expect(await (await at('list', { auth: 'owner' })).json()).toEqual(['a', 'b']);
  });

  it('names the children alone when asked to be shallow', async () => {
    expect(await (await at('currencies', { shallow: 'true' })).json()).toEqual({ usd: true });
    expect(await (await at('currencies/usd/buy', { shallow: 'true' })).json()).toBe(1.187);
  });

  it('prints prettily on request', async () => {
    expect(await (await at('currencies', { print: 'pretty' })).text()).toContain('\n');
  });

  it.each(['a token', 'a.b.c', ''])('refuses the token %j', async (auth) => {
    const answer = await at('staff', { auth });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toHaveProperty('error');
  });

  it.each(['limitToFirst', 'limitToLast', 'startAt', 'endAt', 'equalTo'])('refuses %s without an order', async (bound) => {
    const answer = await at('currencies', { [bound]: '1' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'orderBy must be defined when other query parameters are defined' },
    ]);
  });

  it.each(['currencies/a.b', 'currencies/a%23b', 'currencies/%5B'])('refuses the path %s', async (path) => {
    expect((await at(path)).status).toBe(400);
  });
});

describe('writing', () => {
  it.each(['PUT', 'PATCH', 'POST', 'DELETE'])('denies %s to a visitor', async (method) => {
    const answer = await at('currencies/usd', {}, { method, ...(method === 'DELETE' ? {} : { body: '{"buy":2}' }) });
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Permission denied' }]);
    expect(await target.readAsOwner('currencies/usd')).toEqual(buildRecord());
  });

  it('stores and answers what is put, patched, posted and deleted', async () => {
    const renamed = buildRecord({ name_sk: 'dolár' });
    const put = await asStaff('currencies/usd', 'PUT', renamed);
    expect([put.status, await put.json()]).toEqual([200, renamed]);

    const patch = { name_en: 'Dollar', name_sk: 'dolár USA' };
    const patched = await asStaff('currencies/usd', 'PATCH', patch);
    expect([patched.status, await patched.json()]).toEqual([200, patch]);
    expect(await target.readAsOwner('currencies/usd')).toEqual({ ...renamed, ...patch });

    const deleted = await at('currencies/usd', { auth: 'owner' }, { method: 'DELETE' });
    expect([deleted.status, await deleted.json()]).toEqual([200, null]);
    expect(await target.readAsOwner('currencies')).toBeNull();

    const posted = await at('log', { auth: 'owner' }, { method: 'POST', body: '"first"' });
    const { name } = (await posted.json()) as { name: string };
    expect(await target.readAsOwner('log')).toEqual({ [name]: 'first' });
  });

  it('gives posted children keys that sort in the order of posting', async () => {
    const names: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const posted = await at('log', { auth: 'owner' }, { method: 'POST', body: '1' });
      names.push(((await posted.json()) as { name: string }).name);
    }
    expect([...names].sort()).toEqual(names);
  });

  it('stores all paths of a PATCH at the root or, when one is denied, none', async () => {
    const save = buildSave(buildRecord(), { buy: 2, updated: moments.later }, staff.localId);
    expect((await asStaff('', 'PATCH', { ...save, 'currencies/usd/sell': 0 })).status).toBe(401);
    expect(await target.readAsOwner('currencies/usd')).toEqual(buildRecord());
    expect(await target.readAsOwner('archive')).toBeNull();

    const before = Date.now();
    expect((await asStaff('', 'PATCH', save)).status).toBe(200);
    expect(await target.readAsOwner('currencies/usd')).toEqual(buildRecord({ buy: 2, updated: moments.later }));
    const { until, ...entry } = (await target.readAsOwner(`archive/usd~${buildRecord().updated}`)) as { until: number };
    expect(entry).toEqual({ acronym: 'USD', buy: 1.187, sell: 1.15, by: staff.localId, save: 'from-a-test' });
    expect(Math.abs(until - before)).toBeLessThan(5000);
    expect((await asStaff('', 'PATCH', save)).status).toBe(401);
  });

  it('is silent on request', async () => {
    const answer = await at('log', { auth: 'owner', print: 'silent' }, { method: 'PUT', body: '1' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('takes the method from X-HTTP-Method-Override', async () => {
    const headers = { ...ownerHeaders, 'X-HTTP-Method-Override': 'PATCH' };
    const answer = await at('currencies/usd', {}, { method: 'POST', headers, body: '{"buy":5}' });
    expect(answer.status).toBe(200);
    expect(await target.readAsOwner('currencies/usd/buy')).toBe(5);
  });

  it.each([
    ['text that is no JSON', 'PUT', '{"a":'],
    ['a key with a dot', 'PUT', '{"a.b":1}'],
    ['a key with a slash', 'PUT', '{"a/b":1}'],
    ['an empty key', 'PUT', '{"":1}'],
    ['a PATCH of a number', 'PATCH', '1'],
    ['a PATCH of a place without a name', 'PATCH', '{"":1}'],
    ['a PATCH that writes a place twice', 'PATCH', '{"a":{"b":1},"a/b":2}'],
  ])('refuses %s', async (_what, method, body) => {
    const answer = await at('log', { auth: 'owner' }, { method, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('error');
    expect(await target.readAsOwner('log')).toBeNull();
  });

  it('refuses an increment beyond the greatest number', async () => {
    await target.writeAsOwner('log', 1e308);
    const answer = await at('log', { auth: 'owner' }, { method: 'PUT', body: '{".sv":{"increment":1e308}}' });
    expect(answer.status).toBe(400);
    expect(await target.readAsOwner('log')).toBe(1e308);
  });

  it('keeps keys that mean something to JavaScript', async () => {
    const text = '{"__proto__":{"buy":1},"constructor":{"buy":2},"toString":"x"}';
    await at('log', { auth: 'owner' }, { method: 'PUT', body: text });
    const stored = await (await at('log', { auth: 'owner' })).text();
    expect(stored).toContain('"__proto__":{"buy":1}');
    expect(stored).toContain('"constructor":{"buy":2}');
    expect(await (await at('log/toString', { auth: 'owner' })).json()).toBe('x');
    expect(await (await at('log/hasOwnProperty', { auth: 'owner' })).json()).toBeNull();
  });
});

describe('queries', () => {
  const names = { newest: 'usd~2026-04-20T10:00:00', middle: 'czk~2026-04-13T16:00:00', oldest: 'usd~2026-04-13T16:00:00' };
  const { newest, middle, oldest } = names;
  const archive = {
    [newest]: { until: 3, by: 'a' },
    [middle]: { until: 2, by: 'b' },
    [oldest]: { until: 1, by: 'a' },
    'usd~odd': { until: 'never' },
    'usd~none': { by: 'c' },
  };

  beforeEach(() => target.writeAsOwner('archive', archive));

  async function ask(parameters: Record<string, string>, path = 'archive'): Promise<[number, unknown]> {
    const answer = await at(path, parameters);
    return [answer.status, await answer.json()];
  }

  it.each<[string, Record<string, string>, (keyof typeof archive)[]]>([
    ['all of them', {}, [newest, middle, oldest, 'usd~odd', 'usd~none']],
    ['the last', { limitToLast: '2' }, [newest, 'usd~odd']],
    ['the first', { limitToFirst: '2' }, ['usd~none', oldest]],
    ['from a value on', { startAt: '2', endAt: '100' }, [newest, middle]],
    ['after a value', { startAfter: '2', endAt: '100' }, [newest]],
    ['before a value', { startAt: '0', endBefore: '2' }, [oldest]],
    ['the first after a value', { startAfter: '1', limitToFirst: '1' }, [middle]],
    ['the last before a value', { endBefore: '3', limitToLast: '1' }, [middle]],
    ['one value', { equalTo: '2' }, [middle]],
    ['a text', { equalTo: '"never"' }, ['usd~odd']],
    ['what has no value', { equalTo: 'null' }, ['usd~none']],
  ])('by child give %s', async (_what, parameters, keys) => {
    const expected = Object.fromEntries(keys.map((key) => [key, archive[key]]));
    expect(await ask({ orderBy: '"until"', ...parameters })).toEqual([200, expected]);
  });

  it('by key give a range of keys, without an index', async () => {
    const range = { orderBy: '"$key"', startAt: '"usd~2"', endBefore: '"usd~3"' };
    expect(await ask(range)).toEqual([200, { [newest]: archive[newest], [oldest]: archive[oldest] }]);
    expect(await ask({ orderBy: '"$key"', limitToFirst: '1' }, 'currencies')).toEqual([200, { usd: buildRecord() }]);
  });

  it.each([
    ['by another child', { orderBy: '"by"' }, 'Index not defined, add ".indexOn": "by", for path "/archive", to the rules'],
    ['by value', { orderBy: '"$value"' }, 'Index not defined, add ".indexOn": ".value", for path "/archive", to the rules'],
  ])('%s are refused without an index', async (_what, parameters, error) => {
    expect(await ask(parameters)).toEqual([400, { error }]);
  });

  it.each<[string, Record<string, string>]>([
    ['an order without quotes', { orderBy: 'until' }],
    ['an order that is a number', { orderBy: '5' }],
    ['an order that is no path', { orderBy: '"a.b"' }],
    ['an order by priority', { orderBy: '"$priority"' }],
    ['a bound without quotes', { orderBy: '"until"', equalTo: 'never' }],
    ['a bound that is an object', { orderBy: '"until"', equalTo: '{}' }],
    ['a number among keys', { orderBy: '"$key"', startAt: '5' }],
    ['a limit of nought', { orderBy: '"until"', limitToFirst: '0' }],
    ['a limit that is a text', { orderBy: '"until"', limitToLast: '"2"' }],
    ['two limits', { orderBy: '"until"', limitToFirst: '1', limitToLast: '1' }],
    ['two beginnings', { orderBy: '"until"', startAt: '1', equalTo: '1' }],
    ['a shallow answer', { orderBy: '"until"', shallow: 'true' }],
  ])('with %s are refused', async (_what, parameters) => {
    const [status, body] = await ask(parameters);
    expect([status, body]).toEqual([400, { error: expect.any(String) as string }]);
  });

  it('are denied like a plain reading', async () => {
    expect(await ask({ orderBy: '"$key"' }, 'staff')).toEqual([401, { error: 'Permission denied' }]);
  });
});

describe('conditional requests', () => {
  const etagHeader = { 'X-Firebase-ETag': 'true' };
  const etagOf = async (path: string) => (await at(path, {}, { headers: etagHeader })).headers.get('etag') ?? '';

  it('gives an ETag that changes with the data, on request only', async () => {
    const before = await etagOf('currencies/usd');
    expect(before).not.toBe('');
    expect(await etagOf('currencies/usd')).toBe(before);
    await target.writeAsOwner('currencies/usd/buy', 2);
    expect(await etagOf('currencies/usd')).not.toBe(before);
    expect((await at('currencies/usd')).headers.get('etag')).toBeNull();
    expect(await etagOf('currencies/xxx')).toBe('null_etag');
  });

  it('answers 304 to who has the data', async () => {
    const headers = { ...etagHeader, 'If-None-Match': await etagOf('currencies/usd') };
    expect((await at('currencies/usd', {}, { headers })).status).toBe(304);
    await target.writeAsOwner('currencies/usd/buy', 2);
    expect((await at('currencies/usd', {}, { headers })).status).toBe(200);
  });

  it('writes only when the data is still the expected', async () => {
    const etag = await etagOf('currencies/usd');
    const first = buildRecord({ name_sk: 'prvý' });
    expect((await asStaff('currencies/usd', 'PUT', first, { 'if-match': etag })).status).toBe(200);

    const second = buildRecord({ name_sk: 'druhý' });
    const stale = await asStaff('currencies/usd', 'PUT', second, { 'if-match': etag });
    expect([stale.status, await stale.json()]).toEqual([412, first]);
    expect(stale.headers.get('etag')).toBe(await etagOf('currencies/usd'));

    const remove = (ifMatch: string) =>
      at('currencies/usd', { auth: 'owner' }, { method: 'DELETE', headers: { 'if-match': ifMatch } });
    expect((await remove(etag)).status).toBe(412);
    expect((await remove(stale.headers.get('etag') ?? '')).status).toBe(200);
    const body = JSON.stringify(second);
    const again = await at('currencies/usd', { auth: 'owner' }, { method: 'PUT', body, headers: { 'if-match': 'null_etag' } });
    expect(again.status).toBe(200);
  });

  it('denies a visitor whatever the condition', async () => {
    const headers = { 'if-match': await etagOf('currencies/usd') };
    expect((await at('currencies/usd', {}, { method: 'DELETE', headers })).status).toBe(401);
  });
});

it('lets pages of other origins ask', async () => {
  const origin = 'http://127.0.0.1:8080';
  const preflight = await at(
    'currencies',
    {},
    {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type,if-match',
      },
    },
  );
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('if-match');
  const answer = await at('currencies', {}, { headers: { Origin: origin } });
  expect([origin, '*']).toContain(answer.headers.get('access-control-allow-origin'));
});
