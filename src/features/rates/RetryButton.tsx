import { useSite } from '../../site/useSite';
import { useFocusHeir } from '../../ui/useFocusHeir';

interface Props {
  /** Id of what takes the focus when the button goes. */
  readonly heirId: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Asks for another try. It keeps the focus while that is made, and hands it on when it goes. */
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
