import { useSelector } from 'react-redux';
import { useNow } from '../../ui/useNow';
import { office } from '../../site/office';
import { formatAge } from '../../domain/time/age';
import { formatMoment } from '../../domain/time/timestamps';
import { selectReceivedAt } from './ratesSlice';

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
