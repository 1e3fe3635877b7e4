import type { NoticeContent } from '../../domain/notices/notice';
import { useStaffWords } from '../useStaffWords';

/** Formats days and closures for the staff's notices page. */
export function useNoticeTexts() {
  const words = useStaffWords().notices.list;
  return {
    dayText,
    /** "24.12.2026 – 26.12.2026, zatvorené celý deň" */
    holdsText: ({ firstDay, lastDay, closed }: NoticeContent): string => {
      const days = words.days(dayText(firstDay), dayText(lastDay));
      const hours =
        closed === null ? words.closed.none : closed === 'day' ? words.closed.day : words.closedFromTo(closed.from, closed.to);
      return `${days}, ${hours}`;
    },
  };
}

/** "24.12.2026" */
function dayText(day: string): string {
  return day.split('-').reverse().map(Number).join('.');
}
