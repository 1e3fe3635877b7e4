import { memo, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { daysLater, dayOf } from '../../domain/time/zonedTime';
import { momentFields } from '../../domain/time/timestamps';
import { useSite } from '../../site/useSite';
import { useNow } from '../../ui/useNow';
import type { LastChangesRoot } from '../changes/lastChangesSlice';
import {
  lastChangesClosed,
  lastChangesOpened,
  lastChangesRetryRequested,
  selectChangeNames,
  selectLastChange,
  selectLastChangesReason,
} from '../changes/lastChangesSlice';
import { nameOf } from '../changes/staffNames';
import { DisappearingButton } from '../DisappearingButton';
import { useStaffWords } from '../useStaffWords';

/** When and by whom a currency was last changed, by the office's clock (rule 143); nothing while that is not known. */
export const LastChange = memo(function LastChange({ acronym }: { readonly acronym: string }) {
  const { lastChange: words, archive } = useStaffWords();
  const whenText = useWhenText();
  const change = useSelector((state: LastChangesRoot) => selectLastChange(state, acronym));
  const names = useSelector(selectChangeNames);
  if (change === undefined) {
    return null;
  }
  return change === null ? words.unknown : words.by(whenText(change.until), nameOf(change.by, names) ?? archive.unknownAccount);
});

/** Keeps the last changes loaded while the page is shown, and says why when they could not be read. */
export function LastChangesProblem() {
  const { lastChange: words, archive } = useStaffWords();
  const dispatch = useDispatch();
  const reason = useSelector(selectLastChangesReason);
  useEffect(() => {
    dispatch(lastChangesOpened());
    return () => void dispatch(lastChangesClosed());
  }, [dispatch]);
  return (
    <div className="rate-editor__unknown">
      <p role="status">{reason !== null && `${words.failed} ${archive.reasons[reason]}`}</p>
      {reason !== null && (
        <DisappearingButton onClick={() => dispatch(lastChangesRetryRequested())}>{archive.retry}</DisappearingButton>
      )}
    </div>
  );
}

/** Formats a moment (milliseconds since 1970) as briefly as today's date allows: "včera 15:04", "12.4. 15:04". */
function useWhenText(): (moment: number) => string {
  const { timeZone } = useSite().office;
  const words = useStaffWords().lastChange;
  const now = useNow();
  return (moment) => {
    const { day, month, year, hour, minute } = momentFields(moment, timeZone);
    const time = `${hour}:${minute}`;
    const today = dayOf(now ?? moment, timeZone);
    switch (dayOf(moment, timeZone)) {
      case today:
        return words.today(time);
      case daysLater(today, -1):
        return words.yesterday(time);
      default:
        return today.startsWith(year) ? words.dayOfThisYear(day, month, time) : words.day(day, month, year, time);
    }
  };
}
