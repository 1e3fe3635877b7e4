import { useEffect, useRef } from 'react';
import { Alert } from '../ui/Alert';

interface Props {
  /** What is being done; null while nothing is. */
  readonly progress: string | null;
  /** How the last write ended; both are null before it has ended, and one of them is afterwards. */
  readonly success: string | null;
  readonly failure: string | null;
}

/**
 * Says that a write is under way, and how it ended. The end comes into view, because the pressed button may be far below. Only
 * the view moves: the focus stays, and nothing is announced a second time.
 */
export function WriteOutcome({ progress, success, failure }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const isEnded = success !== null || failure !== null;
  // A page that opens with an outcome opens at its top anyway.
  const wasEnded = useRef(isEnded);

  useEffect(() => {
    if (isEnded && !wasEnded.current) {
      // Instantly, because the next key would stop a smooth scroll halfway, and because some people want no motion.
      ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    wasEnded.current = isEnded;
  }, [isEnded]);

  return (
    <div ref={ref} className="write-outcome">
      <Alert kind="success">{success ?? progress}</Alert>
      <Alert kind="failure">{failure}</Alert>
    </div>
  );
}
