import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { paintMarker } from './firstPaintMarkers';
import type { RatesRootState } from './ratesSlice';
import { ratesRetryRequested, selectIsRetrying, selectRatesState, selectRatesStatus, selectRatesReason } from './ratesSlice';
import { statusLineOf, dotClassName } from './freshnessLine';
import { RatesAge } from './RatesAge';
import { RetryButton } from './RetryButton';

interface Props {
  readonly headingId: string;
  /** An addition for rates that nothing is wrong with. */
  readonly note?: ReactNode;
}

/** Whether the shown rates follow the office's; if not, why, how old they are, and a way to try again. */
export function Freshness({ headingId, note }: Props) {
  const status = useSelector(selectRatesStatus);
  const { words, format } = useSite();
  // Every new list changes the state, but hardly ever this line.
  const statusLine = useSelector((state: RatesRootState) =>
    statusLineOf(selectRatesState(state), words.rates.freshness, format.moment),
  );
  const reason = useSelector(selectRatesReason);
  const isRetrying = useSelector(selectIsRetrying);
  const dispatch = useDispatch();

  return (
    <div className="freshness">
      <p className="freshness__line">
        <span className={dotClassName(status)} {...paintMarker('dot')} />
        <span {...paintMarker('status')}>{statusLine}</span>
        {/* This element is always there, so screen readers announce a reason when it appears. The age stands outside, because
            its every step would be announced too. */}
        <span className="freshness__reason" role="status">
          {reason !== null && words.rates[status === 'interrupted' ? 'interrupted' : 'unavailable'][reason]}
        </span>{' '}
        <span className="freshness__age">{reason === null ? note : <RatesAge phrase={words.rates.age} />}</span>
      </p>
      {reason !== null && (
        <RetryButton fallbackId={headingId} isRetrying={isRetrying} onRetry={() => dispatch(ratesRetryRequested())} />
      )}
    </div>
  );
}
