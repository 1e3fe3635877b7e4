import { demoStaff } from '../../local/state/demoStaff';
import { toStoredTimestamp } from '../../src/domain/time/timestamps';
import type { EditorSample } from '../faults/editor';
import type { TypedEdit } from '../faults/invariants';
import { findArchiveLies, findNeedlessQuestions, findUnaskedWrites } from '../faults/invariants';
import { Truth } from '../faults/truth';
import { buildRecord } from '../support/builders';
import { testSave } from '../support/buildSave';

const START = Date.parse('2026-04-20T10:00:00Z');
const first = buildRecord();
const edit: TypedEdit = {
  key: 'usd',
  acronym: 'USD',
  side: 'buy',
  rate: 1.2,
  parts: { whole: '1', decimals: '2' },
  typedAt: START,
  givenUpAt: Infinity,
};

let data: { record: typeof first; archive: Readonly<Record<string, unknown>> };
let tell: () => void;
let truth: Truth;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  data = { record: first, archive: {} };
  truth = new Truth({
    currencies: { usd: first },
    readCurrency: () => data.record,
    readArchive: () => data.archive,
    onChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
});
afterEach(() => jest.useRealTimers());

/** Saves a version one second later; `entry` overrides fields of the archived entry, and null leaves the entry out. */
function save(rates: { buy?: number; sell?: number }, by: 'editor' | 'other', entry: object | null = {}): void {
  jest.advanceTimersByTime(1_000);
  const { acronym, buy, sell, updated } = data.record;
  const kept = { acronym, buy, sell, until: Date.now(), by: demoStaff.uid, save: by === 'other' ? testSave : 'by-editor' };
  data = {
    record: { ...data.record, ...rates, updated: toStoredTimestamp(Date.now()) },
    archive: { ...data.archive, ...(entry && { [`usd~${updated}`]: { ...kept, ...entry } }) },
  };
  tell();
}

const sampleAsking = (question: string): EditorSample => ({
  time: Date.now(),
  isOpen: true,
  success: '',
  failure: '',
  count: '',
  question,
  typed: [],
});

describe('the archive', () => {
  it('tells no lie when every version that was replaced is in it', () => {
    save({ buy: 1.19 }, 'other');
    save({ buy: 1.2 }, 'editor');
    expect(findArchiveLies(truth)).toEqual([]);
  });

  it.each([
    ['a change without an entry', null],
    ['other rates than the replaced ones', { buy: 9 }],
    ['no rates', { buy: undefined, sell: undefined }],
    ['another time than the server had', { until: 1 }],
    ['another author', { by: 'somebody' }],
  ])('is found out with %s', (_name, entry) => {
    save({ buy: 1.2 }, 'editor', entry);
    expect(findArchiveLies(truth)).toHaveLength(1);
  });

  it('is found out when an entry comes alone, or an older one changes', () => {
    data = { ...data, archive: { [`usd~${first.updated}~new`]: {} } };
    tell();
    expect(findArchiveLies(truth)).toHaveLength(1);
    data = { ...data, archive: {} };
    save({ buy: 1.2 }, 'editor');
    expect(findArchiveLies(truth).length).toBeGreaterThan(1);
  });
});

describe('what the editor writes', () => {
  it('is found out when nobody typed it', () => {
    save({ buy: 1.2, sell: 1.1 }, 'editor');
    expect(findUnaskedWrites([], truth, [edit])).toHaveLength(1);
  });

  it("is found out over somebody else's rate, unless that was asked about", () => {
    save({ buy: 1.19 }, 'other');
    jest.advanceTimersByTime(300);
    const asked = sampleAsking('USD Nákup: medzitým sa kurz zmenil');
    save({ buy: 1.2 }, 'editor');
    expect(findUnaskedWrites([], truth, [edit])).toHaveLength(1);
    expect(findUnaskedWrites([asked], truth, [edit])).toEqual([]);
    expect(findNeedlessQuestions([asked], truth, [edit])).toEqual([]);
  });

  it('is asked about without a reason when nobody else has saved', () => {
    save({ buy: 1.2 }, 'editor');
    expect(findNeedlessQuestions([sampleAsking('USD Nákup')], truth, [edit])).toHaveLength(1);
  });
});
