import { useDispatch, useSelector } from 'react-redux';
import { TrendPending } from '../TrendPending';
import type { TrendProps } from '../trendPart';
import type { RatesRootState } from '../ratesSlice';
import { selectCurrency } from '../ratesSlice';
import type { TrendsRootState } from './trendsSlice';
import { trendRetryRequested, selectTrend } from './trendsSlice';
import { LastDays } from './LastDays';

/** A currency's last thirty days, while they are open. */
export function Trend({ id, buttonId }: TrendProps) {
  const dispatch = useDispatch();
  const trend = useSelector((state: TrendsRootState) => selectTrend(state, id));
  const present = useSelector((state: RatesRootState) => selectCurrency(state, id));

  const isRetrying = trend.status === 'reading' && trend.isRetrying;
  switch (trend.status) {
    case 'shown':
    case 'kept':
      return present && <LastDays entries={trend.entries} present={present} />;
    case 'closed':
    case 'reading':
    case 'failed':
      return (
        <TrendPending
          status={trend.status === 'failed' ? 'failed' : isRetrying ? 'retrying' : 'loading'}
          buttonId={buttonId}
          onRetry={() => dispatch(trendRetryRequested({ id }))}
        />
      );
  }
}
