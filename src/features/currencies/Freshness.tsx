import { useSelector } from 'react-redux';
import { texts } from '../../config/texts';
import type { CurrenciesState } from './currenciesSlice';
import { selectRatesStatus, selectRatesTrouble } from './currenciesSlice';
import { RatesAge } from './RatesAge';
import { RetryButton } from './RetryButton';

const dots: Record<CurrenciesState['status'], string> = {
  waiting: 'freshness__dot',
  live: 'freshness__dot freshness__dot--live',
  interrupted: 'freshness__dot freshness__dot--trouble',
  unavailable: 'freshness__dot freshness__dot--trouble',
};

/** Whether the shown rates follow the office's; if not, why, how old they are, and a way to try again. */
export function Freshness() {
  const status = useSelector(selectRatesStatus);
  const trouble = useSelector(selectRatesTrouble);

  return (
    <div className="freshness">
      <p className="freshness__line">
        <span className={dots[status]} />
        {trouble === null && (status === 'live' ? texts.rates.live : texts.rates.waiting)}
        {/* Always there, so that what appears in it is read aloud; the age is not, or it would be again and again. */}
        <span className="freshness__trouble" role="status">
          {trouble !== null && texts.rates[status === 'interrupted' ? 'interrupted' : 'unavailable'][trouble]}
        </span>{' '}
        <span className="freshness__age">{trouble !== null && <RatesAge phrase={texts.rates.age} />}</span>
      </p>
      {trouble !== null && <RetryButton />}
    </div>
  );
}
