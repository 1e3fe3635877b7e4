import type { LocalBackend } from '../../../local/backend';
import type { ReadRecentVersions } from '../../../src/ports/archive';
import { createPublicReader } from '../../../src/services/firebase/publicReader';
import { createRecentVersionsReader } from '../../../src/services/firebase/recentVersionsReader';
import { buildHistory } from '../../support/buildHistory';
import { startTestBackend } from '../../support/localBackend';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T10:00:00Z');

let backend: LocalBackend;
let read: ReadRecentVersions;
let asked: URL[];

beforeEach(async () => {
  const { backend: started, environment } = await startTestBackend();
  backend = started;
  asked = [];
  const query = createPublicReader(environment.firebase.databaseURL);
  read = createRecentVersionsReader((path, parameters = {}, signal) => {
    asked.push(new URL(`http://database${path}?${new URLSearchParams(parameters).toString()}`));
    return query(path, parameters, signal);
  });
});

afterEach(() => backend.stop());

/**
 * Archives currencies that are added on 1 March and saved every day for `days` days; returns the entries of USD, newest first.
 */
function store(days: number) {
  const deeds = Array.from({ length: days }, (_, day) =>
    ['USD', 'CZK', 'USDX'].map((acronym) => ({ acronym, at: START + day * DAY, rates: { buy: 1 + day / 100, sell: 1 } })),
  ).flat();
  const { entries } = buildHistory(deeds);
  backend.write(
    '/archive',
    Object.fromEntries(
      entries.map(({ key, acronym, buy, sell, until, by, save }) => [key, { acronym, buy, sell, until, by, save }]),
    ),
  );
  return entries.filter(({ acronym }) => acronym === 'USD');
}

const signal = new AbortController().signal;

it('gives the versions of one currency from a name on, with the two entries before, the newest first', async () => {
  const own = store(20);
  const from = '2026-03-15T00:00:00';
  const read15 = await read('USD', from, signal);
  expect(read15).toEqual(own.filter(({ version }) => version >= '2026-03-13T12:00:00'));
  expect(read15).toHaveLength(7);
  expect(asked).toHaveLength(2);
});

it('gives the beginning of the version that held before, too', async () => {
  const own = store(2);
  // Last saved on 2 March, read from 3 March on.
  expect(await read('USD', '2026-03-03T00:00:00', signal)).toEqual(own);
});

it('does not grow with what was saved before', async () => {
  store(120);
  expect(await read('USD', '2026-06-20T00:00:00', signal)).toHaveLength(10);
});

it('gives no entry twice, and none of what is no entry', async () => {
  const own = store(4);
  backend.write('/archive/usd~2026-03-04T00:00:00', 'nothing');
  backend.write('/archive/usd~later', { acronym: 'USD', until: 1 });
  const [version = ''] = own.map((entry) => entry.version);
  expect(await read('USD', version, signal)).toEqual(own.slice(0, 2));
  expect(await read('XXX', version, signal)).toEqual([]);
});

it('may be asked by everyone for anything', async () => {
  expect(await read('"$#[]/.', 'x', signal)).toEqual([]);
});

it('rejects when it is given up, and when nobody answers', async () => {
  await expect(read('USD', '2026-03-15T12:00:00', AbortSignal.abort())).rejects.toThrow();
  await backend.stop();
  await expect(read('USD', '2026-03-15T12:00:00', signal)).rejects.toThrow();
});
