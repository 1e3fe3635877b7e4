import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dayOf } from '../../domain/time/zonedTime';
import { useSite } from '../../site/useSite';
import { useNow } from '../../ui/useNow';
import { UnlistedAccountAlert } from '../signIn/UnlistedAccountAlert';
import { useStaffWords } from '../useStaffWords';
import { outcomeDismissed } from './noticeEditorSlice';
import { NoticeForm } from './NoticeForm';
import { NoticeList } from './NoticeList';
import { listClosed, listRequested } from './noticeListSlice';
import { NoticeOutcome } from './NoticeOutcome';
import { NoticeQuestion } from './NoticeQuestion';

/** The page where staff write notices and closures and see their versions (rules 106 to 108). */
export function NoticesPage() {
  const words = useStaffWords().notices;
  const dispatch = useDispatch();
  const { office } = useSite();
  const now = useNow();
  useEffect(() => {
    dispatch(listRequested());
    return () => {
      dispatch(listClosed());
      dispatch(outcomeDismissed());
    };
  }, [dispatch]);
  if (now === null) {
    return null;
  }
  const today = dayOf(now, office.timeZone);
  return (
    <div className="o-wrap office-notices">
      <h1 className="staff-page__heading" tabIndex={-1}>
        {words.heading}
      </h1>
      <div>
        <UnlistedAccountAlert />
        <NoticeOutcome />
      </div>
      <NoticeForm today={today} />
      <NoticeList today={today} />
      <NoticeQuestion />
    </div>
  );
}
