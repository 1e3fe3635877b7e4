import { useSelector } from 'react-redux';
import { useNow } from '../../ui/useNow';
import { ageOf } from '../../domain/time/age';
import { useSite } from '../../site/useSite';
import { selectReceivedAt } from './ratesSlice';

interface Props {
  /** Puts words around the time at which the rates came and their age; the age is null while unknown. */
  readonly phrase: (time: string, age: string | null) => string;
}

/** How old the shown rates are, kept up to date; nothing while none are shown. */
export function RatesAge({ phrase }: Props) {
  const { format } = useSite();
  const receivedAt = useSelector(selectReceivedAt);
  const now = useNow();
  if (receivedAt === null) {
    return null;
  }
  return phrase(format.moment(receivedAt), now === null ? null : format.age(ageOf(now - receivedAt)));
}
