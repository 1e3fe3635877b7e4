import type { PasteRefusal, RateProblem } from '../../domain/rates/rateParts';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';

interface Props {
  readonly problem: RateProblem | null;
  readonly pasteRefusal: PasteRefusal | null;
  readonly isChanged: boolean;
  /** Whether another rate was stored after typing began. */
  readonly isOvertaken: boolean;
  readonly stored: number;
}

/** Shows only the most urgent message about a rate, below its inputs. */
export function RateNote({ problem, pasteRefusal, isChanged, isOvertaken, stored }: Props) {
  const { format } = useSite();
  const words = useStaffWords().editor;
  if (problem) {
    return <p className="rate-field__problem">{words.problems[problem]}</p>;
  }
  if (pasteRefusal) {
    return (
      <p className="rate-field__problem" role="alert">
        {words.field.pasteRefusals[pasteRefusal]}
      </p>
    );
  }
  if (isOvertaken) {
    return <p className="rate-field__conflict">{words.field.changedElsewhere(format.rate(stored))}</p>;
  }
  return isChanged && <p className="rate-field__stored">{words.field.stored(format.rate(stored))}</p>;
}
