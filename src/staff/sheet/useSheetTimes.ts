import { momentFields } from '../../domain/time/timestamps';
import { useSite } from '../../site/useSite';
import { useStaffWords } from '../useStaffWords';

/** Formats true times by the office's clock, in the style of printed documents; moments are in milliseconds since 1970. */
export function useSheetTimes() {
  const { timeZone } = useSite().office;
  const words = useStaffWords().sheet;
  const dateText = (moment: number): string => {
    const { day, month, year } = momentFields(moment, timeZone);
    return words.date(day, month, year);
  };
  return {
    /** "13. 4. 2026" */
    dateText,
    /** "13. 4. 2026 o 16:05" */
    momentText: (moment: number): string => {
      const { hour, minute } = momentFields(moment, timeZone);
      return words.moment(dateText(moment), `${hour}:${minute}`);
    },
  };
}
