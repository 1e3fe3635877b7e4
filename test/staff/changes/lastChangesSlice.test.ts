import type { LastChangesState } from '../../../src/staff/changes/lastChangesSlice';
import {
  initialLastChangesState,
  lastChangesRead,
  lastChangesSlice,
  selectChangeNames,
  selectLastChange,
  selectLastChanges,
  selectLastChangesReason,
} from '../../../src/staff/changes/lastChangesSlice';
import { buildEntries } from '../../support/buildHistory';

const [usd, czk, , olderUsd] = buildEntries(4);
const names = { 'uid-jana': 'Jana' };
const shown = { status: 'shown', entries: [usd, czk], names } as LastChangesState;

describe('what is told of each state', () => {
  it.each<[LastChangesState, object]>([
    [initialLastChangesState, { usd: undefined, huf: undefined, names: null, reason: null }],
    [{ status: 'reading' }, { usd: undefined, huf: undefined, names: null, reason: null }],
    [shown, { usd, huf: null, names, reason: null }],
    [
      { status: 'failed', reason: 'denied' },
      { usd: undefined, huf: undefined, names: null, reason: 'denied' },
    ],
  ])('$status', (lastChanges, told) => {
    const state = { lastChanges };
    expect({
      usd: selectLastChange(state, 'USD'),
      huf: selectLastChange(state, 'HUF'),
      names: selectChangeNames(state),
      reason: selectLastChangesReason(state),
    }).toEqual(told);
    expect(selectLastChanges(state)).toBe(lastChanges);
  });
});

it('keeps the newest of what was read before and now', () => {
  const before = { status: 'shown', entries: [olderUsd, czk], names: {} } as LastChangesState;
  const lastChanges = lastChangesSlice.reducer(before, lastChangesRead({ entries: [usd] as never, names }));
  expect(selectLastChange({ lastChanges }, 'USD')).toBe(usd);
  expect(selectLastChange({ lastChanges }, 'CZK')).toBe(czk);
  expect(selectChangeNames({ lastChanges })).toBe(names);
});
