import type { RateEdit } from '../../../src/domain/rates/rateEdit';
import type { EditorState, RowFailure } from '../../../src/staff/rateEditor/editorSlice';
import {
  editorSlice,
  initialEditorState,
  rateEdited,
  editDiscarded,
  selectEdit,
  selectEditorStatus,
  selectConcerns,
  selectFailures,
  selectReasonOf,
  selectSaveOutcome,
} from '../../../src/staff/rateEditor/editorSlice';

const { reducer } = editorSlice;

const edit = (key: string, side: 'buy' | 'sell', whole = '1'): RateEdit => ({
  key,
  side,
  parts: { whole, decimals: '2' },
  base: 1.1,
});
const partlyFailed = (failures: readonly RowFailure[], ...edits: RateEdit[]): EditorState => ({
  ...initialEditorState,
  status: 'partlyFailed',
  outcome: { savedCount: 0, failures },
  foundSavedKeys: [],
  failures,
  edits,
});

describe('fields', () => {
  const edits = [edit('usd', 'buy'), edit('usd', 'sell'), edit('czk', 'buy')];

  it('are discarded one by one', () => {
    const next = reducer({ ...initialEditorState, edits }, editDiscarded({ key: 'usd', side: 'sell' }));
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

describe('what is told of each state', () => {
  const concerns = [{ kind: 'clockWrong', minutesAhead: 30 }] as const;
  const failures: RowFailure[] = [{ key: 'czk', reason: 'unreachable' }];
  const nothing = { concerns: [], failures: [], outcome: null };

  it.each<[EditorState, object]>([
    [initialEditorState, nothing],
    [
      { ...initialEditorState, status: 'confirming', concerns, lastSave: null },
      { ...nothing, concerns },
    ],
    [{ ...initialEditorState, status: 'saving', savedCount: 0, failures }, nothing],
    [{ ...initialEditorState, status: 'saved' }, nothing],
    [partlyFailed(failures), { ...nothing, failures, outcome: { savedCount: 0, failures } }],
  ])('$status', (editor, told) => {
    const state = { editor };
    expect({
      concerns: selectConcerns(state),
      failures: selectFailures(state),
      outcome: selectSaveOutcome(state),
    }).toEqual(told);
    expect(selectEditorStatus(state)).toBe(editor.status);
  });

  it('is the edit of one field alone', () => {
    const state = { editor: { ...initialEditorState, edits: [edit('usd', 'buy'), edit('usd', 'sell', '3')] } };
    expect(selectEdit(state, 'usd', 'sell')).toBe(state.editor.edits[1]);
    expect(selectEdit(state, 'czk', 'sell')).toBeNull();
  });

  it('is why one row was not saved, as long as that is so', () => {
    const editor = partlyFailed([{ key: 'usd', reason: 'denied' }, ...failures]);
    expect(selectReasonOf({ editor }, 'czk')).toBe('unreachable');
    expect(selectReasonOf({ editor }, 'huf')).toBeNull();
    expect(selectReasonOf({ editor: initialEditorState }, 'czk')).toBeNull();
    expect(selectReasonOf({ editor: { ...initialEditorState, status: 'saving', savedCount: 0, failures } }, 'czk')).toBeNull();
  });
});
