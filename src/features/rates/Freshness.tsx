import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { texts } from '../../site/words/sk';
import { selectRatesState, selectRatesStatus, selectRatesReason } from './ratesSlice';
import { statusLineOf, dotOf } from './freshnessLine';
import { RatesAge } from './RatesAge';
import { RetryButton } from './RetryButton';

// Every list is another state, but hardly ever another line.
const selectStatusLine = createSelector([selectRatesState], statusLineOf);

/** Whether the shown rates follow the office's; if not, why, how old they are, and a way to try again. */
export function Freshness({ headingId }: { readonly headingId: string }) {
  const status = useSelector(selectRatesStatus);
  const statusLine = useSelector(selectStatusLine);
  const reason = useSelector(selectRatesReason);

  return (
    <div className="freshness">
      <p className="freshness__line">
        <span className={dotOf(status)} />
        <span>{statusLine}</span>
        {/* Always there, so that what appears in it is read aloud; the age is not, or it would be again and again. */}
        <span className="freshness__reason" role="status">
          {reason !== null && texts.rates[status === 'interrupted' ? 'interrupted' : 'unavailable'][reason]}
        </span>{' '}
        <span className="freshness__age">{reason !== null && <RatesAge phrase={texts.rates.age} />}</span>
      </p>
      {reason !== null && <RetryButton headingId={headingId} />}
    </div>
  );
}
