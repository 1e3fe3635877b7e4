import { useSelector } from 'react-redux';
import { momentOfStored, momentFields } from '../../domain/time/timestamps';
import { hasWorkingDayPassed } from '../../domain/time/workingDays';
import { dayOf, weekdayOf } from '../../domain/time/zonedTime';
import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';
import { useSite } from '../../site/useSite';
import { useNow } from '../../ui/useNow';
import { useOpeningTimes } from '../office/knownNotices';
import { PhoneLink } from '../office/PhoneLink';
import { selectLastUpdated, selectRatesStatus } from './ratesSlice';

/** Says when nobody has changed the rates for longer than a working day, and where to ask (rule 84). */
export function OldRates() {
  return <OldRatesAt now={useNow()} />;
}

/** The warning about old rates at a time in milliseconds since 1970; shows nothing while the time is unknown. */
export function OldRatesAt({ now }: { readonly now: number | null }) {
  const { words, office } = useSite();
  const times = useOpeningTimes();
  // Waits until the rates are live: the line above gets longer then, and with large text would push this one down.
  const areLive = useSelector(selectRatesStatus) === 'live';
  const lastUpdated = useSelector(selectLastUpdated);
  if (now === null || lastUpdated === null || !areLive) {
    return null;
  }
  const changedAt = momentOfStored(lastUpdated);
  return hasWorkingDayPassed(changedAt, now, times) ? (
    <>
      {sinceText(changedAt, now, words.rates.old, office.timeZone)} <PhoneLink />
    </>
  ) : null;
}

function sinceText(changedAt: number, now: number, words: Words['rates']['old'], timeZone: string): string {
  const { hour: _hour, minute: _minute, ...day } = momentFields(changedAt, timeZone);
  const weekday = words.sinceWeekdays[weekdayOf(dayOf(changedAt, timeZone)) - 1] ?? '';
  return fill(day.year === momentFields(now, timeZone).year ? words.thisYear : words.earlier, { ...day, weekday });
}
