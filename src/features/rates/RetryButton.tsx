import { useSite } from '../../site/useSite';
import { useFocusFallback } from '../../ui/useFocusFallback';

interface Props {
  /** Id of the element that takes the focus when the button disappears. */
  readonly fallbackId: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Asks for a retry. The button keeps the focus during the retry, and passes it on when it disappears. */
export function RetryButton({ fallbackId, isRetrying, onRetry }: Props) {
  const { words } = useSite();
  return (
    <button
      ref={useFocusFallback(fallbackId)}
      type="button"
      className="button button--outline freshness__retry"
      aria-disabled={isRetrying}
      onClick={() => {
        if (!isRetrying) {
          onRetry();
        }
      }}
    >
      {isRetrying ? words.rates.retrying : words.rates.retry}
    </button>
  );
}
