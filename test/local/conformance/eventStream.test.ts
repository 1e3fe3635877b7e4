import { openBackendTarget } from '../../support/backendTarget';
import type { BackendTarget } from '../../support/backendTarget';
import { buildRecord } from '../../support/builders';
import { forgeToken } from '../../support/forgeToken';
import { signInByRest } from '../../support/restSession';

const staff = { localId: 'staff-1', email: 'rates@office.test', password: 'correct horse' };

let target: BackendTarget;
let idToken: string;

beforeAll(async () => {
  target = await openBackendTarget();
  await target.createAccount(staff);
  ({ idToken } = await signInByRest(target, staff));
});

beforeEach(() => target.writeAsOwner('', { currencies: { usd: buildRecord() }, list: ['a', 'b'] }));

afterAll(() => target.stop());

/** Opens the event stream of a location; `next` returns the next event, or null at the end of the stream. */
async function follow(path: string, parameters: Record<string, string> = {}) {
  const response = await fetch(target.locationUrl(path, parameters), { headers: { Accept: 'text/event-stream' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<{ event: string; data: unknown } | null> => {
    while (!text.includes('\n\n')) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) {
        return null;
      }
      text += chunk.value;
    }
    const [message = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    const [, event = '', data = ''] = /^event: (\S+)\ndata: (.*)$/.exec(message) ?? [];
    return { event, data: JSON.parse(data) as unknown };
  };
  return { response, next, end: async () => reader?.cancel() };
}

describe('a stream of events', () => {
  it('begins with the data and goes on with every change', async () => {
    const stream = await follow('currencies');
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toEqual({ event: 'put', data: { path: '/', data: { usd: buildRecord() } } });

    await target.writeAsOwner('currencies/usd/buy', 1.2);
    expect(await stream.next()).toEqual({ event: 'put', data: { path: '/usd/buy', data: 1.2 } });
    await target.writeAsOwner('currencies/usd', null);
    expect(await stream.next()).toEqual({ event: 'put', data: { path: '/usd', data: null } });
    await target.writeAsOwner('', { currencies: { czk: 1 } });
    expect(await stream.next()).toEqual({ event: 'put', data: { path: '/', data: { czk: 1 } } });
    await stream.end();
  });

  it('tells of several places at once in a patch', async () => {
    const stream = await follow('currencies');
    await stream.next();
    await fetch(target.locationUrl('currencies/usd', { auth: 'owner' }), { method: 'PATCH', body: '{"buy":2,"sell":1}' });
    expect(await stream.next()).toEqual({ event: 'patch', data: { path: '/', data: { 'usd/buy': 2, 'usd/sell': 1 } } });
    await stream.end();
  });

  it('is empty where nothing is, and shows lists as requests do', async () => {
    const nothing = await follow('currencies/xxx');
    expect(await nothing.next()).toEqual({ event: 'put', data: { path: '/', data: null } });
    await nothing.end();
    const list = await follow('list', { auth: 'owner' });
    expect(await list.next()).toEqual({ event: 'put', data: { path: '/', data: ['a', 'b'] } });
    await list.end();
  });

  it('ends with the token', async () => {
    const exp = Date.now() / 1000 + 1.5;
    const stream = await follow('currencies', { auth: forgeToken(idToken, { exp }) });
    await stream.next();
    expect(await stream.next()).toEqual({ event: 'auth_revoked', data: 'credential is no longer valid' });
    expect(await stream.next()).toBeNull();
  });

  it.each<[string, Record<string, string>, number]>([
    ['staff', {}, 401],
    ['currencies', { auth: 'a.b.' }, 401],
    ['currencies/a.b', {}, 400],
    ['currencies', { limitToFirst: '1' }, 400],
  ])('is refused at /%s with %j', async (path, parameters, status) => {
    const { response, end } = await follow(path, parameters);
    expect(response.status).toBe(status);
    await end();
  });
});
