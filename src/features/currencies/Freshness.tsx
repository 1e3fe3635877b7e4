import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { texts } from '../../config/texts';
import { selectCurrenciesState, selectRatesStatus, selectRatesTrouble } from './currenciesSlice';
import { calmLineOf, dotOf } from './freshness';
import { RatesAge } from './RatesAge';
import { RetryButton } from './RetryButton';

// Every list is another state, but hardly ever another line.
const selectCalmLine = createSelector([selectCurrenciesState], calmLineOf);

/** Whether the shown rates follow the office's; if not, why, how old they are, and a way to try again. */
export function Freshness({ headingId }: { readonly headingId: string }) {
  const status = useSelector(selectRatesStatus);
  const calmLine = useSelector(selectCalmLine);
  const trouble = useSelector(selectRatesTrouble);

  return (
    <div className="freshness">
      <p className="freshness__line">
        <span className={dotOf(status)} />
        <span>{calmLine}</span>
        {/* Always there, so that what appears in it is read aloud; the age is not, or it would be again and again. */}
        <span className="freshness__trouble" role="status">
          {trouble !== null && texts.rates[status === 'interrupted' ? 'interrupted' : 'unavailable'][trouble]}
        </span>{' '}
        <span className="freshness__age">{trouble !== null && <RatesAge phrase={texts.rates.age} />}</span>
      </p>
      {trouble !== null && <RetryButton headingId={headingId} />}
    </div>
  );
}
