import { createPublicReader } from '../../../src/services/firebase/publicReader';
import { readRates } from '../../../src/services/firebase/ratesReader';

const DATABASE = 'https://office.firebasedatabase.app';

function answerWith(answer: unknown) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(answer))));
}

function visitBy(type: string | null) {
  const visits = type === null ? [] : [{ type } as unknown as PerformanceEntry];
  jest.spyOn(performance, 'getEntriesByType').mockImplementation((entries) => (entries === 'navigation' ? visits : []));
}

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['the rates', () => readRates(DATABASE), `${DATABASE}/currencies.json`],
  ['what else everyone may read', () => createPublicReader(DATABASE)('/notices'), `${DATABASE}/notices.json`],
])('a plain request for %s', (_name, read, address) => {
  it('takes nothing that the browser kept on a page that is built anew for its history', async () => {
    const fetched = answerWith(null);
    visitBy('back_forward');
    await read();
    expect(fetched.mock.calls).toEqual([[new URL(address), { signal: null, cache: 'no-store', credentials: 'omit' }]]);
  });

  it.each(['navigate', 'reload', 'prerender', null])(
    'may be answered by the preload of the page on one opened by %s',
    async (type) => {
      const fetched = answerWith(null);
      visitBy(type);
      await read();
      expect(fetched.mock.calls).toEqual([[new URL(address), { signal: null }]]);
    },
  );
});

it('a plain request can be given up', async () => {
  const fetched = answerWith(null);
  visitBy('navigate');
  const { signal } = new AbortController();
  await createPublicReader(DATABASE)('/archive', {}, signal);
  expect(fetched.mock.calls).toEqual([[new URL(`${DATABASE}/archive.json`), { signal }]]);
});
