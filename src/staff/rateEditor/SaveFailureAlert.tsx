import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { selectFailures, selectSaveOutcome } from './editorSlice';

/** Says how many rows the last save wrote and how many it did not, and why when the reason is the same for all. */
export function SaveFailureAlert() {
  const words = useStaffWords();
  const outcome = useSelector(selectSaveOutcome);
  const failures = useSelector(selectFailures);
  const [reason, ...others] = new Set(failures.map((failure) => failure.reason));
  return (
    <Alert kind="failure">
      {outcome && (
        <>
          <p className="alert__summary">{words.save.partly(outcome.savedCount, outcome.failedCount)}</p>
          {reason && others.length === 0 && <p>{words.editor.reasons[reason]}</p>}
        </>
      )}
    </Alert>
  );
}
