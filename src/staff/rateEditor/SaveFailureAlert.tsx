import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import type { SaveOutcome } from './editorSlice';
import { selectFailures, selectFoundSavedKeys, selectSaveOutcome } from './editorSlice';

/** Says how many rows the last save wrote and how many it did not, and why when the reason is the same for all. */
export function SaveFailureAlert() {
  const words = useStaffWords();
  const outcome = useSelector(selectSaveOutcome);
  const foundSavedKeys = useSelector(selectFoundSavedKeys);
  const failures = useSelector(selectFailures);
  const [reason, ...others] = new Set(failures.map((failure) => failure.reason));
  return (
    <Alert kind="failure">
      {outcome && (
        <>
          <p className="alert__summary">{words.save.partly(countsOf(outcome, foundSavedKeys))}</p>
          {reason && others.length === 0 && <p>{words.editor.reasons[reason]}</p>}
        </>
      )}
    </Alert>
  );
}

/** Counts the rows known to be saved, those known not to be, and the unconfirmed ones, which may be either. */
function countsOf({ savedCount, failures }: SaveOutcome, foundSavedKeys: readonly string[]) {
  const left = failures.filter(({ key }) => !foundSavedKeys.includes(key));
  const unconfirmed = left.filter(({ reason }) => reason === 'unconfirmed').length;
  return { saved: savedCount + foundSavedKeys.length, notSaved: left.length - unconfirmed, unconfirmed };
}
