import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import type { ArchiveFilter } from '../../../src/domain/archive/filter';
import { noFilter } from '../../../src/domain/archive/filter';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { selectHasOlder, selectShownSaves } from '../../../src/staff/archive/archiveSelectors';
import type { ArchiveState } from '../../../src/staff/archive/archiveSlice';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import type { NewerRecord } from '../../../src/staff/rateEditor/newerRecords';
import { buildEntries } from '../../support/buildHistory';
import { buildCurrency, buildLiveRates } from '../../support/builders';

/** Changes of USD, CZK, HUF, USD, CZK and HUF, newest first; the second to fourth were saved together. */
const entries: readonly ArchiveEntry[] = buildEntries(6).map((entry, age) =>
  age >= 1 && age <= 3 ? { ...entry, save: 'together' } : entry,
);

interface Told {
  readonly wanted?: number;
  readonly filter?: Partial<ArchiveFilter>;
  readonly isMoreStored?: boolean;
  readonly rates?: RatesState;
  readonly newerRecords?: readonly NewerRecord[];
}

const usd = buildCurrency({ buy: 2, sell: 1.5 });
const live = buildLiveRates(usd, buildCurrency({ acronym: 'CZK', buy: 3, sell: 2 }));

const stateWith = ({ wanted = 100, filter = {}, isMoreStored = false, rates = live, newerRecords = [] }: Told = {}) => ({
  rates,
  editor: { ...initialEditorState, newerRecords },
  archive: {
    status: 'shown',
    entries,
    older: isMoreStored ? { until: 0, readOfMoment: 1 } : 'none',
    past: null,
    names: {},
    filter: { ...noFilter, ...filter },
    wanted,
    isOutdated: false,
  } satisfies ArchiveState,
});

const agesOf = (told: Told) =>
  selectShownSaves(stateWith(told)).map(({ shown, whole }) =>
    [shown, whole].map((save) => save.map(({ key }) => entries.findIndex((entry) => entry.key === key))),
  );

describe('the saves on the page', () => {
  it('are all changes by save, from the newest on', () => {
    expect(agesOf({})).toEqual([
      [[0], [0]],
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      [[4], [4]],
      [[5], [5]],
    ]);
  });

  it('tell what each change replaced, and by what', () => {
    const [first, second] = selectShownSaves(stateWith());
    expect(first?.whole[0]).toMatchObject({ acronym: 'USD', before: { buy: 1, sell: 1 }, after: { buy: 2, sell: 1.5 } });
    // HUF is not listed any more; USD got the rates that the newest change replaced.
    expect(second?.whole.map(({ acronym, after }) => [acronym, after])).toEqual([
      ['CZK', { buy: 3, sell: 2 }],
      ['HUF', null],
      ['USD', { buy: 1, sell: 1 }],
    ]);
  });

  it('tell what a change led to though the list does not show it yet', () => {
    const saved = { ...usd, buy: 2.5, updated: '2026-04-13T16:00:01' };
    const [first] = selectShownSaves(stateWith({ newerRecords: [{ key: 'usd', older: [usd], currency: saved }] }));
    expect(first?.whole[0]).toMatchObject({ acronym: 'USD', before: { buy: 1, sell: 1 }, after: { buy: 2.5, sell: 1.5 } });
  });

  it.each([
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [6, 4],
    [7, 4],
  ])('that make up %i changes are %i, none of them cut', (wanted, count) => {
    expect(selectShownSaves(stateWith({ wanted }))).toHaveLength(count);
  });

  it('are only those with a change that is looked for, each with what else it changed', () => {
    expect(agesOf({ filter: { acronym: 'CZK' } })).toEqual([
      [[1], [1, 2, 3]],
      [[4], [4]],
    ]);
  });

  it('are none before a list has come', () => {
    expect(selectShownSaves(stateWith({ rates: { status: 'waiting' } }))).toEqual([]);
  });
});

describe('older changes can be asked for', () => {
  it.each<[string, Told, boolean]>([
    ['where more are stored', { isMoreStored: true }, true],
    ['where more have come than are wanted', { wanted: 5 }, true],
    ['not where the page has all', { wanted: 6 }, false],
    ['not where no other one is looked for', { wanted: 4, filter: { acronym: 'CZK' } }, false],
    ['not before a list has come', { isMoreStored: true, rates: { status: 'waiting' } }, false],
  ])('%s', (_name, told, hasOlder) => {
    expect(selectHasOlder(stateWith(told))).toBe(hasOlder);
  });
});
