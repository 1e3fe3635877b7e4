import { useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { PhoneLink } from '../office/PhoneLink';
import { selectRatesStatus } from './ratesSlice';

interface Props {
  readonly className?: string;
  readonly titleClassName?: string;
}

/** Says that there are no rates to show, why, and where to ask instead. */
export function MissingRates({ className, titleClassName }: Props) {
  const { words } = useSite();
  const isUnavailable = useSelector(selectRatesStatus) === 'unavailable';
  return (
    <div className={className}>
      <p className={titleClassName}>{isUnavailable ? words.rates.notShown : words.rates.empty}</p>
      <p>
        {words.rates.askByPhone} <PhoneLink />
      </p>
    </div>
  );
}
