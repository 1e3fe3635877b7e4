import { useSite } from '../../site/useSite';
import { RetryButton } from './RetryButton';

interface Props {
  readonly status: 'loading' | 'retrying' | 'failed';
  /** Id of what takes the focus when another try has succeeded. */
  readonly buttonId: string;
  readonly onRetry: () => void;
}

/** Says that a currency's last days are on their way, or could not be had. */
export function DevelopmentPending({ status, buttonId, onRetry }: Props) {
  const { onDemand } = useSite().words;
  return (
    <>
      <p role="status">{status === 'loading' ? onDemand.loading : onDemand.failed}</p>
      {status !== 'loading' && <RetryButton heirId={buttonId} isRetrying={status === 'retrying'} onRetry={onRetry} />}
    </>
  );
}
