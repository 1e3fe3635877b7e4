import { closuresOf } from '../../domain/notices/closures';
import type { NoticeDraft } from '../../domain/notices/noticeDraft';
import { newestOf } from '../../domain/notices/noticeHistory';
import { openSpansOf } from '../../domain/time/openingHours';
import { slovakHolidaysFrom } from '../../domain/time/slovakHolidays';
import { useSite } from '../../site/useSite';
import { useSelector } from 'react-redux';
import { useStaffWords } from '../useStaffWords';
import { selectNoticeEditor } from './noticeEditorSlice';
import { selectNoticeList } from './noticeListSlice';
import { useNoticeTexts } from './useNoticeTexts';

interface Props {
  readonly today: string;
  readonly onChoose: (fields: Partial<NoticeDraft>) => void;
}

/**
 * Proposes closures for the Slovak holidays of the coming year on which the office would be open, each with a text unless staff
 * have typed one (rule 107).
 */
export function HolidayProposals({ today, onChoose }: Props) {
  const { office } = useSite();
  const words = useStaffWords().notices;
  const { dayText } = useNoticeTexts();
  const { text } = useSelector(selectNoticeEditor).draft;
  const list = useSelector(selectNoticeList);
  const published = 'notices' in list ? list.notices.map(newestOf).filter((version) => version?.isWithdrawn === false) : [];
  const closures = [...office.closures, ...closuresOf(published.filter((version) => version !== null))];
  const holidays = slovakHolidaysFrom(today).filter(({ day }) => openSpansOf(day, { ...office, closures }).length > 0);
  if (holidays.length === 0) {
    return null;
  }
  const proposals = holidays.map(({ name, day }) => ({
    day,
    label: words.proposal(dayText(day), words.holidays[name]),
    sk: words.proposalText(dayText(day), words.holidays[name]),
  }));
  // A text from another proposal doesn't count as typed: it would name the wrong day.
  const isTyped = text.sk.trim() !== '' && proposals.every(({ sk }) => sk !== text.sk);
  return (
    <div role="group" aria-label={words.proposals} className="office-notices__proposals">
      <span className="field__label">{words.proposals}</span>
      {proposals.map(({ day, label, sk }) => (
        <button
          key={day}
          className="button button--outline"
          type="button"
          onClick={() => onChoose({ firstDay: day, lastDay: day, closing: 'day', ...(!isTyped && { text: { ...text, sk } }) })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
