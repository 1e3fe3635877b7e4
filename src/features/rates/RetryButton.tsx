import { useSite } from '../../site/useSite';
import { useFocusHeir } from '../../ui/useFocusHeir';

interface Props {
  /** Id of the element that takes the focus when the button disappears. */
  readonly heirId: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Asks for a retry. The button keeps the focus during the retry, and passes it on when it disappears. */
export function RetryButton({ heirId, isRetrying, onRetry }: Props) {
  const { words } = useSite();
  return (
    <button
      ref={useFocusHeir(heirId)}
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
