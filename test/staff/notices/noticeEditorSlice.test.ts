import type { NoticeEditorState } from '../../../src/staff/notices/noticeEditorSlice';
import {
  draftChanged,
  draftCleared,
  initialNoticeEditorState,
  noticeEditorSlice,
  selectHasNoticeDraft,
  selectNoticeEditor,
} from '../../../src/staff/notices/noticeEditorSlice';

const { reducer } = noticeEditorSlice;
const hasDraft = (noticeEditor: NoticeEditorState) => selectHasNoticeDraft({ noticeEditor });

it('counts as typed with any change of the form, and while a notice is edited', () => {
  const { draft } = initialNoticeEditorState;
  expect(hasDraft(initialNoticeEditorState)).toBe(false);
  const typed = reducer(initialNoticeEditorState, draftChanged({ ...draft, text: { ...draft.text, en: 'Closed' } }));
  expect(hasDraft(typed)).toBe(true);
  expect(hasDraft(reducer(typed, draftChanged({ ...draft, text: { ...draft.text, en: '' } })))).toBe(false);
  expect(hasDraft({ ...initialNoticeEditorState, edited: { id: 'notice-1', version: 1 } })).toBe(true);
  expect(hasDraft(reducer(typed, draftCleared()))).toBe(false);
  expect(selectNoticeEditor({ noticeEditor: typed })).toBe(typed);
});
