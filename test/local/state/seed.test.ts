import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import defaultSeed from '../../../local/seed/defaultSeed.json';
import type { LocalBackend } from '../../../local/backend';
import { readSeedFile } from '../../../local/state/seed';
import { startTestBackend } from '../../support/localBackend';

const references = new Map(
  readFileSync(path.join(__dirname, '../../../local/seed/ecb-reference-rates-2026-04-13.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(1))
    .map(([acronym = '', units]) => [acronym, Number(units)] as const),
);

let directory: string;
let backend: LocalBackend | undefined;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'seed-'));
});

afterAll(() => rm(directory, { recursive: true }));

afterEach(async () => {
  await backend?.stop();
  backend = undefined;
});

async function startWith(seed: unknown): Promise<LocalBackend> {
  ({ backend } = await startTestBackend({ seed }));
  return backend;
}

describe('the default seed', () => {
  const records = Object.entries(defaultSeed.currencies);

  it('has EUR and every currency of the reference list, under lowercase acronyms', () => {
    expect(records.map(([, { acronym }]) => acronym)).toEqual(['EUR', ...references.keys()]);
    expect(records.map(([key]) => key)).toEqual(records.map(([, { acronym }]) => acronym.toLowerCase()));
    expect(defaultSeed.currencies.eur).toMatchObject({ buy: 1, sell: 1 });
  });

  it.each(records.filter(([key]) => key !== 'eur'))('buys %s above the reference and sells below', (_key, record) => {
    const reference = references.get(record.acronym) ?? NaN;
    for (const margin of [record.buy / reference - 1, 1 - record.sell / reference]) {
      expect(margin).toBeGreaterThan(0.01);
      expect(margin).toBeLessThan(0.06);
    }
  });

  it('gives each record its six fields, with names in both languages', () => {
    for (const [, record] of records) {
      expect(Object.keys(record).sort()).toEqual(['acronym', 'buy', 'name_en', 'name_sk', 'sell', 'updated']);
      expect(record.updated).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
      expect(record.name_en).not.toBe(record.acronym);
      expect(record.name_sk).not.toBe(record.acronym);
    }
  });

  it('is what a backend without a seed starts from', async () => {
    ({ backend } = await startTestBackend());
    expect(backend.read('currencies')).toEqual(defaultSeed.currencies);
    expect(backend.read('archive')).toBeNull();
    expect(backend.read('staff')).toEqual({ 'demo-staff': true });
    expect(backend.read('staffNames')).toEqual({ 'demo-staff': 'Jana Ukážková' });
  });
});

describe('a seed of one’s own', () => {
  it('is loaded as it is, malformed records too', async () => {
    const text = `{"currencies":{
      "usd":{"acronym":"USD"}, "text":"x", "number":5, "yes":true, "none":null, "list":["a",null,"c"], "7":{"buy":"<b>"},
      "constructor":{"buy":1e308}, "__proto__":{"buy":1e-300}, "deep":{"buy":{"value":1}}
    }}`;
    const currencies = (await startWith(JSON.parse(text))).read('currencies') as Record<string, unknown>;
    expect(Object.keys(currencies).sort()).toEqual(
      ['7', '__proto__', 'constructor', 'deep', 'list', 'number', 'text', 'usd', 'yes'].sort(),
    );
    expect(currencies['list']).toEqual({ 0: 'a', 2: 'c' });
    expect(Object.getOwnPropertyDescriptor(currencies, '__proto__')?.value).toEqual({ buy: 1e-300 });
    expect(currencies['number']).toBe(5);
  });

  it('may hold archive, notices and names of the staff, which are loaded as they are', async () => {
    const others = {
      archive: { 'usd~2026-04-13T16:00:00': { acronym: 'USD', buy: 'a lot', until: 1 }, odd: true },
      notices: { 'n-1': { 'v-1': { text: { sk: 'Zatvorené' } } } },
      staffNames: { 'demo-staff': 'Vlastné meno', 'staff-2': 'Eva' },
    };
    const started = await startWith({ currencies: {}, ...others, elsewhere: 1 });
    expect(started.read('')).toEqual({ ...others, staff: { 'demo-staff': true } });
  });

  it.each(['utf8', 'utf16le', 'utf16be'] as const)('may begin with a byte order mark, in %s', async (encoding) => {
    const file = path.join(directory, 'seed.json');
    const text = '\uFEFF{"currencies":{"usd":{"name_sk":"americký dolár"}}}';
    const content = Buffer.from(text, encoding === 'utf16be' ? 'utf16le' : encoding);
    await writeFile(file, encoding === 'utf16be' ? content.swap16() : content);
    expect(await readSeedFile(file)).toEqual({ currencies: { usd: { name_sk: 'americký dolár' } } });
  });

  it('may be empty', async () => {
    expect((await startWith({ currencies: {} })).read('currencies')).toBeNull();
  });

  it.each([null, 5, 'x', [], {}, { currencies: null }, { currencies: [] }, { currencies: 'x' }])(
    'is refused as %j',
    async (seed) => {
      await expect(startWith(seed)).rejects.toThrow('it has no object "currencies"');
    },
  );

  it.each([
    ['a key that no database holds', '{"currencies":{"a.b":1}}', 'is not a key'],
    ['a number that JSON cannot write', '{"currencies":{"usd":{"buy":1e999}}}', 'too large'],
  ])('is refused with %s', async (_what, text, problem) => {
    await expect(startWith(JSON.parse(text))).rejects.toThrow(problem);
  });
});
