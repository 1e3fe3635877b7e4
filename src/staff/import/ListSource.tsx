import { useEffect, useEffectEvent, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { fileChosen, importOpened, selectImport, textEntered } from './importSlice';

/** Takes a list that is typed, pasted, or read from a chosen or dropped file; it always ends up as text. */
export function ListSource() {
  const words = useStaffWords().import;
  const dispatch = useDispatch();
  const state = useSelector(selectImport);
  const ids = { text: useId(), textHint: useId(), fileHint: useId(), failure: useId() };
  const readFile = (file: File) => dispatch(fileChosen(file));
  useFileDrop(readFile);
  useEffect(() => void dispatch(importOpened()), [dispatch]);

  const chooseFile = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) {
      readFile(file);
    }
    // Without this, choosing the same file again after changing it would have no effect.
    input.value = '';
  };

  return (
    <div className="import__source">
      <div className="field import__field">
        <label className="field__label" htmlFor={ids.text}>
          {words.text}
        </label>
        <p id={ids.textHint} className="import__hint">
          {words.textHint}
        </p>
        <textarea
          className="field__control import__text"
          id={ids.text}
          rows={6}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={ids.textHint}
          value={state.text}
          onChange={({ target }) => dispatch(textEntered(target.value))}
        />
      </div>
      <div className="import__file-row">
        <label className="button button--outline import__file">
          {words.file}
          <input
            className="o-visually-hidden"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            aria-describedby={`${ids.fileHint} ${ids.failure}`}
            onChange={({ target }) => chooseFile(target)}
          />
        </label>
        <p id={ids.fileHint} className="import__hint">
          {words.fileHint}
        </p>
      </div>
      <div>
        <p role="status">{state.status === 'readingFile' && words.readingFile(state.fileName)}</p>
        <Alert kind="failure" id={ids.failure}>
          {state.status === 'failed' && words.failures[state.reason]}
        </Alert>
      </div>
    </div>
  );
}

/** Accepts a file dropped anywhere: with a smaller target, a drop beside it would make the browser leave the page. */
function useFileDrop(readFile: (file: File) => void): void {
  const read = useEffectEvent(readFile);
  useEffect(() => {
    const handleDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    const handleDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (file) {
        event.preventDefault();
        read(file);
      }
    };
    document.addEventListener('dragover', handleDragOver);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragover', handleDragOver);
      document.removeEventListener('drop', handleDrop);
    };
  }, []);
}
