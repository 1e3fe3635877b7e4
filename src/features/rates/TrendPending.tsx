import { useSite } from '../../site/useSite';
import { RetryButton } from './RetryButton';

interface Props {
  readonly status: 'loading' | 'retrying' | 'failed';
  /** Id of the element that takes the focus after a successful retry. */
  readonly buttonId: string;
  readonly onRetry: () => void;
}

/** Says that a currency's last days are loading, or that they could not be loaded. */
export function TrendPending({ status, buttonId, onRetry }: Props) {
  const { onDemand } = useSite().words;
  return (
    <>
      <p role="status">{status === 'loading' ? onDemand.loading : onDemand.failed}</p>
      {status !== 'loading' && <RetryButton fallbackId={buttonId} isRetrying={status === 'retrying'} onRetry={onRetry} />}
    </>
  );
}
