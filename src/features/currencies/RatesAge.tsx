import { useSelector } from 'react-redux';
import { useNow } from '../../components/useNow';
import { office } from '../../config/office';
import { formatAge } from '../../domain/age';
import { formatMoment } from '../../domain/timestamps';
import { selectReceivedAt } from './currenciesSlice';

interface Props {
  /** Words around the time at which the rates came and how long ago that was, where it can be told. */
  readonly phrase: (time: string, age: string | null) => string;
}

/** How old the shown rates are, kept up to date; nothing while none are shown. */
export function RatesAge({ phrase }: Props) {
  const receivedAt = useSelector(selectReceivedAt);
  const now = useNow();
  if (receivedAt === null) {
    return null;
  }
  return phrase(formatMoment(receivedAt, office.timeZone), now === null ? null : formatAge(now - receivedAt));
}
