import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import type { NoticeVersion } from '../../domain/notices/notice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import { editBegun, selectHasNoticeDraft, selectIsWritingNotice } from './noticeEditorSlice';
import { useNoticeTexts } from './useNoticeTexts';

/** The button that puts a notice into the form; asks first when something else is typed there. */
export function EditNotice({ version }: { readonly version: NoticeVersion }) {
  const { notices: words, leaving } = useStaffWords();
  const { holdsText } = useNoticeTexts();
  const dispatch = useDispatch();
  const hasDraft = useSelector(selectHasNoticeDraft);
  const isWriting = useSelector(selectIsWritingNotice);
  const [isAsking, setAsking] = useState(false);

  const begin = () => {
    // The question closes at once, because closing it later would take the focus back to this button.
    flushSync(() => {
      setAsking(false);
      dispatch(editBegun(version));
    });
    document.querySelector<HTMLElement>('.office-notices [name="firstDay"]')?.focus();
  };

  const press = () => {
    if (isWriting) {
      return;
    }
    if (hasDraft) {
      setAsking(true);
    } else {
      begin();
    }
  };

  return (
    <>
      <button
        className="button button--outline"
        type="button"
        aria-label={words.list.editOf(holdsText(version))}
        aria-disabled={isWriting}
        onClick={press}
      >
        {words.list.edit}
      </button>
      {isAsking && (
        <ConfirmDialog
          heading={words.replacement.heading}
          confirmLabel={words.discard}
          cancelLabel={words.question.cancel}
          onConfirm={begin}
          onCancel={() => setAsking(false)}
        >
          <p>{leaving.notice}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
