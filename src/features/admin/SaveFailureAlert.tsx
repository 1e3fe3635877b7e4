import { useSelector } from 'react-redux';
import { Alert } from '../../components/Alert';
import { staffTexts } from '../../config/staffTexts';
import { selectFailures, selectSaveOutcome } from './adminSlice';

/** Says how many rows the last save wrote and how many it did not, and why when the reason is the same for all. */
export function SaveFailureAlert() {
  const outcome = useSelector(selectSaveOutcome);
  const failures = useSelector(selectFailures);
  const [trouble, ...others] = new Set(failures.map((failure) => failure.trouble));
  return (
    <Alert kind="failure">
      {outcome && (
        <>
          <p className="alert__summary">{staffTexts.save.partly(outcome.savedCount, outcome.failedCount)}</p>
          {trouble && others.length === 0 && <p>{staffTexts.editor.troubles[trouble]}</p>}
        </>
      )}
    </Alert>
  );
}
