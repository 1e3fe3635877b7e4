import { useSelector } from 'react-redux';
import { texts } from '../../config/texts';
import { selectCurrenciesState, selectRatesTrouble } from './currenciesSlice';
import { calmLineOf, dotOf } from './freshness';
import { RatesAge } from './RatesAge';
import { RetryButton } from './RetryButton';

/** Whether the shown rates follow the office's; if not, why, how old they are, and a way to try again. */
export function Freshness({ headingId }: { readonly headingId: string }) {
  const state = useSelector(selectCurrenciesState);
  const trouble = useSelector(selectRatesTrouble);

  return (
    <div className="freshness">
      <p className="freshness__line">
        <span className={dotOf(state.status)} />
        <span>{calmLineOf(state)}</span>
        {/* Always there, so that what appears in it is read aloud; the age is not, or it would be again and again. */}
        <span className="freshness__trouble" role="status">
          {trouble !== null && texts.rates[state.status === 'interrupted' ? 'interrupted' : 'unavailable'][trouble]}
        </span>{' '}
        <span className="freshness__age">{trouble !== null && <RatesAge phrase={texts.rates.age} />}</span>
      </p>
      {trouble !== null && <RetryButton headingId={headingId} />}
    </div>
  );
}
