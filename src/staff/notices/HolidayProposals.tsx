import { closuresOf } from '../../domain/notices/closures';
import type { NoticeDraft } from '../../domain/notices/noticeDraft';
import { emptyNoticeDraft } from '../../domain/notices/noticeDraft';
import { newestOf } from '../../domain/notices/noticeHistory';
import { openSpansOf } from '../../domain/time/openingHours';
import { slovakHolidaysFrom } from '../../domain/time/slovakHolidays';
import { useSite } from '../../site/useSite';
import { useSelector } from 'react-redux';
import { useStaffWords } from '../useStaffWords';
import { selectNoticeList } from './noticeListSlice';
import { useNoticeTexts } from './useNoticeTexts';

interface Props {
  readonly today: string;
  readonly onChoose: (draft: NoticeDraft) => void;
}

/** The Slovak days of rest of the coming year on which the office would be open, each a closure with a text (rule 107). */
export function HolidayProposals({ today, onChoose }: Props) {
  const { office } = useSite();
  const words = useStaffWords().notices;
  const { dayText } = useNoticeTexts();
  const list = useSelector(selectNoticeList);
  const published = 'notices' in list ? list.notices.map(newestOf).filter((version) => version?.isWithdrawn === false) : [];
  const closures = [...office.closures, ...closuresOf(published.filter((version) => version !== null))];
  const holidays = slovakHolidaysFrom(today).filter(({ day }) => openSpansOf(day, { ...office, closures }).length > 0);
  if (holidays.length === 0) {
    return null;
  }
  return (
    <div role="group" aria-label={words.proposals} className="office-notices__proposals">
      <span className="field__label">{words.proposals}</span>
      {holidays.map(({ name, day }) => (
        <button
          key={day}
          className="button button--outline"
          type="button"
          onClick={() => {
            const sk = words.proposalText(dayText(day), words.holidays[name]);
            onChoose({ ...emptyNoticeDraft, firstDay: day, lastDay: day, text: { ...emptyNoticeDraft.text, sk } });
          }}
        >
          {words.proposal(dayText(day), words.holidays[name])}
        </button>
      ))}
    </div>
  );
}
