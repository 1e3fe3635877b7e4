import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { staffTexts } from '../../site/words/staffWords';
import { saveRequested, selectEditorStatus } from './editorSlice';
import { selectIsConnected, selectUnsavedCount } from './editorSelectors';
import { SaveFailureAlert } from './SaveFailureAlert';

const texts = staffTexts.save;

/** Save, always in reach, with what is unsaved and what became of the last save. */
export function SaveBar() {
  const dispatch = useDispatch();
  const status = useSelector(selectEditorStatus);
  const unsavedCount = useSelector(selectUnsavedCount);
  const isConnected = useSelector(selectIsConnected);
  useSaveShortcut(() => dispatch(saveRequested()));

  return (
    <div className="save-bar">
      <div className="o-wrap save-bar__row">
        <div className="save-bar__messages">
          <Alert kind="success">{status === 'saved' && texts.saved}</Alert>
          <SaveFailureAlert />
          <p className="save-bar__count" role="status">
            {unsavedCount === 0 ? texts.noChanges : texts.unsaved(unsavedCount)}
          </p>
          {!isConnected && <p className="save-bar__disconnected">{texts.disconnected}</p>}
        </div>
        <button
          className="button save-bar__save"
          type="button"
          aria-keyshortcuts="Control+S"
          aria-disabled={status === 'saving'}
          onClick={() => dispatch(saveRequested())}
        >
          {status === 'saving' ? texts.saving : texts.save}
        </button>
      </div>
    </div>
  );
}

/** Ctrl+S (Cmd+S on a Mac) saves the rates instead of the page. */
function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        save();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
