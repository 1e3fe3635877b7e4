import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { DisappearingButton } from '../DisappearingButton';
import { useStaffWords } from '../useStaffWords';
import { saveRequested, selectEditorStatus } from './editorSlice';
import { selectIsFollowing } from './editorSelectors';
import { useUnsavedCount } from './useUnsavedCount';
import { ChangesDialog } from './ChangesDialog';
import { EditorPrinter } from './EditorPrinter';
import { SaveFailureAlert } from './SaveFailureAlert';

/** The save button, always in reach, with the unsaved count, the review of changes, the last save's outcome and printing. */
export function SaveBar() {
  const words = useStaffWords().save;
  const dispatch = useDispatch();
  const status = useSelector(selectEditorStatus);
  const unsavedCount = useUnsavedCount();
  const isFollowing = useSelector(selectIsFollowing);
  const [isReviewing, setReviewing] = useState(false);
  const saveId = useId();
  useSaveShortcut(() => dispatch(saveRequested()));
  // After a save behind the list, or when the last change in it is discarded, nothing is left to review.
  if (isReviewing && unsavedCount === 0) {
    setReviewing(false);
  }

  return (
    <div className="save-bar">
      <div className="o-wrap save-bar__row">
        <div className="save-bar__messages">
          <Alert kind="success">{status === 'saved' && words.saved}</Alert>
          <SaveFailureAlert />
          <p className="save-bar__count" role="status">
            {unsavedCount === 0 ? words.noChanges : words.unsaved(unsavedCount)}
          </p>
          {!isFollowing && <p className="save-bar__disconnected">{words.notFollowing}</p>}
        </div>
        <div className={unsavedCount > 0 ? 'save-bar__actions save-bar__actions--unsaved' : 'save-bar__actions'}>
          {unsavedCount > 0 && (
            <DisappearingButton fallbackId={saveId} onClick={() => setReviewing(true)}>
              {words.review}
            </DisappearingButton>
          )}
          <button
            id={saveId}
            className="button save-bar__save"
            type="button"
            aria-keyshortcuts="Control+S"
            aria-disabled={status === 'saving'}
            onClick={() => status !== 'saving' && dispatch(saveRequested())}
          >
            {status === 'saving' ? words.saving : words.save}
          </button>
          <EditorPrinter />
        </div>
      </div>
      {isReviewing && <ChangesDialog onClose={() => setReviewing(false)} />}
    </div>
  );
}

/** Ctrl+S (Cmd+S on a Mac) saves the rates instead of the page. */
function useSaveShortcut(onPressed: () => void): void {
  const save = useEffectEvent(onPressed);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        // Holding the key down saves only once.
        if (!event.repeat) {
          save();
        }
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
