import type { Currency } from '../../../src/domain/rates/currency';
import type { EditorState, KeptEdit, RowFailure } from '../../../src/staff/rateEditor/editorSlice';
import {
  editorSlice,
  rateEdited,
  rateReverted,
  selectEditorStatus,
  selectConcerns,
  selectFailures,
  selectSaveOutcome,
} from '../../../src/staff/rateEditor/editorSlice';
import { ratesReceived } from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';
import { moments } from '../../support/moments';

const { reducer } = editorSlice;

const edit = (key: string, side: 'buy' | 'sell', whole = '1'): KeptEdit => ({
  key,
  side,
  parts: { whole, decimals: '2' },
  base: 1.1,
  acknowledgedAs: null,
});
const partlyFailed = (failures: readonly RowFailure[], ...edits: KeptEdit[]): EditorState => ({
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
  const invalid: RowFailure = { key: 'usd', reason: 'invalid' };
  const denied: RowFailure = { key: 'usd', reason: 'denied' };

  it.each<[string, EditorState, readonly RowFailure[]]>([
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
    expect(selectFailures({ editor: next })).toEqual(failures);
    expect(next.status).toBe(failures.length > 0 ? 'partlyFailed' : 'editing');
  });
});

describe('an edit that the server acknowledged', () => {
  const acknowledged: KeptEdit = { ...edit('usd', 'buy'), acknowledgedAs: buildCurrency().updated };
  const state: EditorState = { status: 'editing', edits: [edit('czk', 'buy'), acknowledged] };

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
  const failures: RowFailure[] = [{ key: 'czk', reason: 'offline' }];
  const nothing = { concerns: [], failures: [], outcome: null };

  it.each<[EditorState, object]>([
    [{ status: 'editing', edits: [] }, nothing],
    [
      { status: 'confirming', edits: [], concerns },
      { ...nothing, concerns },
    ],
    [{ status: 'saving', edits: [], savedCount: 0, failures }, nothing],
    [{ status: 'saved', edits: [] }, nothing],
    [partlyFailed(failures), { ...nothing, failures, outcome: { savedCount: 0, failedCount: 1 } }],
  ])('$status', (editor, told) => {
    const state = { editor };
    expect({
      concerns: selectConcerns(state),
      failures: selectFailures(state),
      outcome: selectSaveOutcome(state),
    }).toEqual(told);
    expect(selectEditorStatus(state)).toBe(editor.status);
  });
});
