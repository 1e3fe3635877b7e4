import type { RequestFailure } from '../ports/requestError';
import { Alert } from '../ui/Alert';
import { DisappearingButton } from './DisappearingButton';
import { useStaffWords } from './useStaffWords';

interface Props {
  /** What could not be read; null while nothing is wrong. */
  readonly summary: string | null;
  /** Null when the reason is not known. */
  readonly reason: RequestFailure | null;
  /** Shows a button to try again; left out where the reader can't retry from here. */
  readonly onRetry?: () => void;
}

/** Says that something could not be read from the archive, and why. */
export function ReadingProblem({ summary, reason, onRetry }: Props) {
  const words = useStaffWords().archive;
  return (
    <>
      <Alert kind="failure">
        {summary !== null && (
          <>
            <p className="alert__summary">{summary}</p>
            {reason !== null && <p>{words.reasons[reason]}</p>}
          </>
        )}
      </Alert>
      {summary !== null && onRetry && <DisappearingButton onClick={onRetry}>{words.retry}</DisappearingButton>}
    </>
  );
}
