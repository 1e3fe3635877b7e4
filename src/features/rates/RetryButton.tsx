import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { ratesRetryRequested, selectIsRetrying } from './ratesSlice';

/** Asks for the rates again. It keeps the focus while it tries, and hands it to the heading when it goes. */
export function RetryButton({ headingId }: { readonly headingId: string }) {
  const { words } = useSite();
  const isRetrying = useSelector(selectIsRetrying);
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) {
        document.getElementById(headingId)?.focus({ preventScroll: true });
      }
    };
  }, [headingId]);

  return (
    <button
      ref={button}
      type="button"
      className="button button--outline freshness__retry"
      aria-disabled={isRetrying}
      onClick={() => {
        if (!isRetrying) {
          dispatch(ratesRetryRequested());
        }
      }}
    >
      {isRetrying ? words.rates.retrying : words.rates.retry}
    </button>
  );
}
