import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { noFilter } from '../../../src/domain/archive/filter';
import type { ArchiveState, PastStretch } from '../../../src/staff/archive/archiveSlice';
import {
  archiveFilterChanged,
  archiveSlice,
  initialArchiveState,
  olderRequested,
  PAGE_SIZE,
  pageRead,
  selectArchiveFilter,
  selectArchiveReason,
  selectArchiveStatus,
  selectEntries,
  selectIsMoreStored,
  selectIsOutdated,
  selectLaterEntries,
  selectOlder,
  selectPast,
  selectStaffNames,
  selectWanted,
  selectWholeEntries,
} from '../../../src/staff/archive/archiveSlice';
import { buildEntries } from '../../support/buildHistory';

const { reducer } = archiveSlice;

type Loaded = Omit<Extract<ArchiveState, { status: 'failed' }>, 'status' | 'reason'>;

/** Changes, newest first: some that were saved separately, then some of one save. */
function entriesEndingInSave(single: number, together: number): readonly ArchiveEntry[] {
  return buildEntries(single + together).map((entry, age) => (age < single ? entry : { ...entry, save: 'together' }));
}

const entries = entriesEndingInSave(4, 2);
const further = { until: entries.at(-1)?.until ?? 0, readOfMoment: 1 };
const names = { 'uid-jana': 'Jana' };
const loaded: Loaded = { entries, older: further, past: null, names, filter: noFilter, wanted: 100, isOutdated: false };
const [between, ...pastEntries] = buildEntries(9).slice(6) as [ArchiveEntry, ...ArchiveEntry[]];
const past: PastStretch = {
  to: between.until,
  entries: pastEntries,
  older: 'none',
  following: [...entries.slice(4), between],
};

const tell = (archive: ArchiveState) => ({
  status: selectArchiveStatus({ archive }),
  entries: selectEntries({ archive }),
  past: selectPast({ archive }),
  whole: selectWholeEntries({ archive }),
  later: selectLaterEntries({ archive }),
  older: selectOlder({ archive }),
  names: selectStaffNames({ archive }),
  filter: selectArchiveFilter({ archive }),
  wanted: selectWanted({ archive }),
  isMoreStored: selectIsMoreStored({ archive }),
  isOutdated: selectIsOutdated({ archive }),
  reason: selectArchiveReason({ archive }),
});

describe('what is told of each state', () => {
  const shown = {
    status: 'shown',
    entries,
    past: null,
    whole: entries.slice(0, 4),
    later: [],
    older: further,
    names,
    filter: noFilter,
    wanted: 100,
    isMoreStored: true,
    isOutdated: false,
    reason: null,
  };
  const filter = { ...noFilter, acronym: 'USD' };
  const pastFilter = { ...noFilter, to: past.to };

  it.each<[string, ArchiveState, object]>([
    [
      'closed',
      initialArchiveState,
      { ...shown, status: 'closed', entries: [], whole: [], older: 'none', names: null, wanted: 0, isMoreStored: false },
    ],
    ['shown', { status: 'shown', ...loaded }, shown],
    ['loading', { status: 'loading', ...loaded, filter }, { ...shown, status: 'loading', filter }],
    ['outdated', { status: 'shown', ...loaded, isOutdated: true }, { ...shown, isOutdated: true }],
    ['failed', { status: 'failed', reason: 'unreachable', ...loaded }, { ...shown, status: 'failed', reason: 'unreachable' }],
    [
      'with nothing older stored',
      { status: 'shown', ...loaded, older: 'none' },
      { ...shown, whole: entries, older: 'none', isMoreStored: false },
    ],
    [
      'further back',
      { status: 'shown', ...loaded, past, filter: pastFilter },
      {
        ...shown,
        past,
        whole: pastEntries,
        later: [...entries, between],
        older: 'none',
        filter: pastFilter,
        isMoreStored: false,
      },
    ],
  ])('%s', (_name, state, told) => {
    expect(tell(state)).toEqual(told);
  });

  it('leaves out of the page that was read whatever its last save may go on with', () => {
    const others = entries.map((entry) => ({ ...entry, save: 'all of one' }));
    const archive: ArchiveState = { status: 'shown', ...loaded, entries: others };
    expect(selectWholeEntries({ archive })).toEqual([]);
    expect(selectWholeEntries({ archive: { ...archive, entries: [] } })).toEqual([]);
  });

  it('gives the same lists while nothing has changed', () => {
    const archive: ArchiveState = { status: 'shown', ...loaded, past };
    expect(selectWholeEntries({ archive })).toBe(selectWholeEntries({ archive }));
    expect(selectLaterEntries({ archive })).toBe(selectLaterEntries({ archive }));
  });
});

describe('whether more is stored of what is looked for', () => {
  const from = (age: number) => ({ ...noFilter, from: (entries[age]?.until ?? 0) + 1 });
  const isMoreStored = (changed: Partial<Loaded>) => selectIsMoreStored({ archive: { status: 'shown', ...loaded, ...changed } });

  it.each<[string, Partial<Loaded>, boolean]>([
    ['not when the last save is older than the first day', { filter: from(4) }, false],
    ['still when a part of the last save is of the first day', { filter: from(5) }, true],
    ['still when all of it is', { filter: { ...noFilter, from: entries[5]?.until ?? 0 } }, true],
    [
      'still when the last save ends with the first moment',
      { entries: entries.slice(0, 4), filter: { ...noFilter, from: entries[3]?.until ?? 0 } },
      true,
    ],
    ['still when nothing was read', { entries: [], older: 'newest', filter: from(4) }, true],
  ])('%s', (_name, changed, expected) => {
    expect(isMoreStored(changed)).toBe(expected);
  });
});

describe('how far is read', () => {
  const page = (single: number, together: number) => ({
    entries: entriesEndingInSave(single, together),
    next: further,
    following: [],
  });
  const first: ArchiveState = { ...loaded, status: 'loading', entries: [], older: 'newest', wanted: PAGE_SIZE };

  it.each([
    ['ends with a page whose last save may go on', page(PAGE_SIZE - 1, 1), 'shown'],
    ['ends though most of a page is one save', page(1, PAGE_SIZE - 1), 'shown'],
    ['goes on while the page is nothing but one save', page(0, PAGE_SIZE), 'loading'],
    ['goes on while a page holds fewer than are wanted', page(PAGE_SIZE - 2, 1), 'loading'],
  ])('%s', (_name, read, status) => {
    expect(reducer(first, pageRead(read)).status).toBe(status);
  });

  it('goes on when all that is newly read belongs to the save that was left out', () => {
    const shown: ArchiveState = { ...loaded, status: 'shown', ...page(PAGE_SIZE, PAGE_SIZE), wanted: PAGE_SIZE };
    expect(reducer(shown, olderRequested()).status).toBe('loading');
    const one: ArchiveState = { ...shown, entries: entriesEndingInSave(PAGE_SIZE + 1, PAGE_SIZE - 1) };
    expect(reducer(one, olderRequested()).status).toBe('shown');
  });

  it('ends when the archive does', () => {
    expect(reducer(first, pageRead({ ...page(1, 1), next: null })).status).toBe('shown');
  });
});

describe('days further back', () => {
  const shown: ArchiveState = { status: 'shown', ...loaded };
  const last = (to: number, state: ArchiveState = shown) =>
    selectPast({ archive: reducer(state, archiveFilterChanged({ ...noFilter, to })) });

  it('are read by themselves when they begin before what was read ends, or with its last moment', () => {
    expect(last(further.until)).toEqual({
      to: further.until,
      entries: [],
      older: { until: further.until - 1, readOfMoment: 0 },
      following: [],
    });
    expect(last(further.until + 1)).toBeNull();
    expect(last(0)).toMatchObject({ to: 0, older: { until: 0 } });
  });

  it('are kept while the last day stays, and begin anew with another', () => {
    const there: ArchiveState = { ...shown, past, filter: { ...noFilter, to: past.to } };
    expect(last(past.to, there)).toBe(past);
    expect(last(past.to - 5, there)).toMatchObject({ to: past.to - 5, entries: [] });
  });

  it('are a part of what was read once that reaches back so far, or is all', () => {
    expect(last(further.until, { ...shown, older: 'none' })).toBeNull();
    expect(last(further.until, { ...shown, older: 'newest' })).toBeNull();
  });
});
