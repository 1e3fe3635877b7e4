import { dayOf, weekdayOf } from '../../domain/time/zonedTime';
import { momentFields } from '../../domain/time/timestamps';
import { capitalise } from '../../site/capitalise';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';

/** Formats true times by the office's clock; moments are in milliseconds since 1970. */
export function useArchiveTimes() {
  const { office, words: siteWords } = useSite();
  const words = useStaffWords().archive;
  return {
    /** "Pondelok 13.4.2026" */
    dayText: (moment: number): string => {
      const { day, month, year } = momentFields(moment, office.timeZone);
      const weekday = siteWords.contact.weekdays[weekdayOf(dayOf(moment, office.timeZone)) - 1] ?? '';
      return words.day(capitalise(weekday), day, month, year);
    },
    /** "16:05" */
    timeText: (moment: number): string => {
      const { hour, minute } = momentFields(moment, office.timeZone);
      return `${hour}:${minute}`;
    },
  };
}
