import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { NoticeHistory, NoticePhase } from '../../domain/notices/noticeHistory';
import { noticesIn } from '../../domain/notices/noticeHistory';
import type { StaffNames } from '../../ports/archive';
import { ReadingProblem } from '../ReadingProblem';
import { useStaffWords } from '../useStaffWords';
import { ListedNotice } from './ListedNotice';
import { listRequested, selectNoticeList } from './noticeListSlice';

const phases: readonly NoticePhase[] = ['current', 'coming', 'past'];

/** All notices: the current ones, the future ones, and the past or withdrawn ones. */
export function NoticeList({ today }: { readonly today: string }) {
  const words = useStaffWords().notices.list;
  const dispatch = useDispatch();
  const list = useSelector(selectNoticeList);
  return (
    <>
      <div>
        <p role="status">{list.status === 'waiting' && words.waiting}</p>
        <ReadingProblem
          summary={'reason' in list ? words[list.status] : null}
          reason={'reason' in list ? list.reason : null}
          onRetry={() => dispatch(listRequested())}
        />
      </div>
      {'notices' in list &&
        phases.map((phase) => (
          <Phase key={phase} phase={phase} notices={noticesIn(phase, list.notices, today)} names={list.names} today={today} />
        ))}
    </>
  );
}

interface PhaseProps {
  readonly phase: NoticePhase;
  readonly notices: readonly NoticeHistory[];
  readonly names: StaffNames;
  /** A day as text. */
  readonly today: string;
}

function Phase({ phase, notices, names, today }: PhaseProps) {
  const words = useStaffWords().notices.list;
  const headingId = useId();
  return (
    <section className="office-notices__part" aria-label={words.phases[phase]}>
      <h2 id={headingId} className="office-notices__heading" tabIndex={-1}>
        {words.phases[phase]}
      </h2>
      {notices.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="office-notices__list">
          {notices.map((notice) => (
            <ListedNotice key={notice.id} notice={notice} names={names} today={today} fallbackId={headingId} />
          ))}
        </ul>
      )}
    </section>
  );
}
