import type { Currency } from '../../../src/domain/currency';
import type { AdminState, KeptEdit, RowFailure } from '../../../src/features/admin/adminSlice';
import {
  adminSlice,
  rateEdited,
  rateReverted,
  selectAdminStatus,
  selectConcerns,
  selectFailures,
  selectSaveOutcome,
} from '../../../src/features/admin/adminSlice';
import { ratesReceived } from '../../../src/features/currencies/currenciesSlice';
import { buildCurrency } from '../../support/builders';
import { moments } from '../../support/moments';

const { reducer } = adminSlice;

const edit = (key: string, side: 'buy' | 'sell', whole = '1'): KeptEdit => ({
  key,
  side,
  parts: { whole, decimals: '2' },
  base: 1.1,
  acknowledgedAs: null,
});
const partlyFailed = (failures: readonly RowFailure[], ...edits: KeptEdit[]): AdminState => ({
  status: 'partlyFailed',
  outcome: { savedCount: 0, failedCount: failures.length },
  failures,
  edits,
});

describe('fields', () => {
  const edits = [edit('usd', 'buy'), edit('usd', 'sell'), edit('czk', 'buy')];

  it('are reverted one by one', () => {
    const next = reducer({ status: 'editing', edits }, rateReverted({ key: 'usd', side: 'sell' }));
    expect(next.edits).toEqual([edits[0], edits[2]]);
  });
});

describe('the mark of a failed row', () => {
  const invalid: RowFailure = { key: 'usd', trouble: 'invalid' };
  const denied: RowFailure = { key: 'usd', trouble: 'denied' };

  it.each<[string, AdminState, readonly RowFailure[]]>([
    [
      'stays while another of its fields is no rate',
      partlyFailed([invalid], edit('usd', 'buy', 'x'), edit('usd', 'sell', 'x')),
      [invalid],
    ],
    ['stays whatever the other rows hold', partlyFailed([invalid], edit('usd', 'buy', 'x'), edit('czk', 'buy')), [invalid]],
    ['goes when all its fields are rates', partlyFailed([invalid], edit('usd', 'buy'), edit('usd', 'sell', 'x')), []],
    ['goes though another row holds no rate', partlyFailed([invalid], edit('czk', 'buy', 'x'), edit('usd', 'sell', 'x')), []],
    ['goes with any edit when it was for another reason', partlyFailed([denied], edit('usd', 'buy', 'x')), []],
  ])('%s', (_name, state, failures) => {
    const next = reducer(state, rateEdited(edit('usd', 'sell', '3')));
    expect(selectFailures({ admin: next })).toEqual(failures);
    expect(next.status).toBe(failures.length > 0 ? 'partlyFailed' : 'editing');
  });
});

describe('an edit that the server acknowledged', () => {
  const acknowledged: KeptEdit = { ...edit('usd', 'buy'), acknowledgedAs: buildCurrency().updated };
  const state: AdminState = { status: 'editing', edits: [edit('czk', 'buy'), acknowledged] };

  it.each<[string, readonly Currency[], boolean]>([
    ['stays while the list is older', [buildCurrency({ updated: moments.earlier })], true],
    [
      'stays whatever time others have',
      [buildCurrency({ acronym: 'CZK', updated: moments.later }), buildCurrency({ updated: moments.earlier })],
      true,
    ],
    ['goes when the list is as new', [buildCurrency()], false],
    ['goes when the list is newer', [buildCurrency({ updated: moments.later })], false],
    ['goes with the time of its currency', [buildCurrency({ updated: null })], false],
    ['goes with its currency', [buildCurrency({ acronym: 'CZK', updated: moments.earlier })], false],
  ])('%s', (_name, currencies, stays) => {
    const next = reducer(state, ratesReceived({ currencies, receivedAt: 0 }));
    expect(next.edits).toEqual(stays ? state.edits : [state.edits[0]]);
    expect(next === state).toBe(stays);
  });
});

describe('what is told of each state', () => {
  const concerns = [{ kind: 'clockWrong', minutesAhead: 30 }] as const;
  const failures: RowFailure[] = [{ key: 'czk', trouble: 'offline' }];
  const nothing = { concerns: [], failures: [], outcome: null };

  it.each<[AdminState, object]>([
    [{ status: 'editing', edits: [] }, nothing],
    [
      { status: 'confirming', edits: [], concerns },
      { ...nothing, concerns },
    ],
    [{ status: 'saving', edits: [], savedCount: 0, failures }, nothing],
    [{ status: 'saved', edits: [] }, nothing],
    [partlyFailed(failures), { ...nothing, failures, outcome: { savedCount: 0, failedCount: 1 } }],
  ])('$status', (admin, told) => {
    const state = { admin };
    expect({
      concerns: selectConcerns(state),
      failures: selectFailures(state),
      outcome: selectSaveOutcome(state),
    }).toEqual(told);
    expect(selectAdminStatus(state)).toBe(admin.status);
  });
});
