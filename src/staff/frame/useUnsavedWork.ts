import { useSelector } from 'react-redux';
import { selectHasAdditionDraft } from '../currencies/additionDraftSlice';
import { selectHasWaitingList } from '../import/importSlice';
import { selectHasNoticeDraft } from '../notices/noticeEditorSlice';
import { useHasUnsaved } from '../rateEditor/useUnsavedCount';

const kinds = ['rates', 'waitingList', 'notice', 'addition'] as const;

/** A kind of work that is lost with the page (rule 53). */
export type UnsavedKind = (typeof kinds)[number];

/** The kinds of work that would be lost now. */
export function useUnsavedWork(): readonly UnsavedKind[] {
  const has: Readonly<Record<UnsavedKind, boolean>> = {
    rates: useHasUnsaved(),
    waitingList: useSelector(selectHasWaitingList),
    notice: useSelector(selectHasNoticeDraft),
    addition: useSelector(selectHasAdditionDraft),
  };
  return kinds.filter((kind) => has[kind]);
}
