import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dayOf } from '../../domain/time/zonedTime';
import { selectReading } from '../../features/rates/ratesSlice';
import { useSite } from '../../site/useSite';
import { DisappearingButton } from '../DisappearingButton';
import { ReadingProblem } from '../ReadingProblem';
import { useStaffWords } from '../useStaffWords';
import type { ShownSave } from './archiveSelectors';
import { selectHasOlder, selectShownSaves } from './archiveSelectors';
import {
  archiveRetryRequested,
  olderRequested,
  selectArchiveReason,
  selectArchiveStatus,
  selectEntries,
  selectIsOutdated,
} from './archiveSlice';
import { HistorySave } from './HistorySave';
import { useArchiveTimes } from './useArchiveTimes';

/** The saves by day, newest first, and a button for older ones. */
export function HistoryList() {
  const words = useStaffWords().archive;
  const { office } = useSite();
  const saves = useSelector(selectShownSaves);
  const statusId = useId();
  return (
    <>
      <Problems />
      {groupByDay(saves, office.timeZone).map(([day, ofDay]) => (
        <HistoryDay key={day} saves={ofDay} />
      ))}
      <div className="history__more">
        <p id={statusId} className="history__status" role="status" tabIndex={-1}>
          <ListStatus count={saves.reduce((sum, { shown }) => sum + shown.length, 0)} />
        </p>
        <OlderButton label={words.older} busyLabel={words.loadingOlder} fallbackId={statusId} />
      </div>
    </>
  );
}

function Problems() {
  const words = useStaffWords().archive;
  const dispatch = useDispatch();
  const reason = useSelector(selectArchiveReason);
  const isOutdated = useSelector(selectIsOutdated);
  return (
    <ReadingProblem
      summary={reason === null ? (isOutdated ? words.outdated : null) : words.failed}
      reason={reason}
      onRetry={() => dispatch(archiveRetryRequested())}
    />
  );
}

function ListStatus({ count }: { readonly count: number }) {
  const words = useStaffWords().archive;
  const status = useSelector(selectArchiveStatus);
  const isEmpty = useSelector(selectEntries).length === 0;
  const hasRates = useSelector(selectReading) !== null;
  if (!hasRates) {
    return words.waiting;
  }
  switch (status) {
    case 'closed':
    case 'loading':
      return words.waiting;
    case 'failed':
      return null;
    case 'shown':
      return count > 0 ? words.shown(count) : isEmpty ? words.empty : words.foundNothing;
  }
}

interface OlderProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly fallbackId: string;
}

/** The button stays while older changes load, to keep the focus. */
function OlderButton({ label, busyLabel, fallbackId }: OlderProps) {
  const dispatch = useDispatch();
  const isShown = useSelector(selectArchiveStatus) === 'shown';
  const isEmpty = useSelector(selectEntries).length === 0;
  const hasOlder = useSelector(selectHasOlder);
  if (!hasOlder || isEmpty) {
    return null;
  }
  return (
    <DisappearingButton fallbackId={fallbackId} aria-disabled={!isShown} onClick={() => isShown && dispatch(olderRequested())}>
      {isShown ? label : busyLabel}
    </DisappearingButton>
  );
}

function HistoryDay({ saves }: { readonly saves: readonly ShownSave[] }) {
  const headingId = useId();
  const { dayText } = useArchiveTimes();
  const [first] = saves;
  return (
    <section className="history__day" aria-labelledby={headingId}>
      <h2 id={headingId} className="history__day-heading">
        {first && dayText(first.shown[0].until)}
      </h2>
      {saves.map((save) => (
        <HistorySave key={save.whole[0].key} save={save} />
      ))}
    </section>
  );
}

/** A save belongs to the day of its newest change. */
function groupByDay(saves: readonly ShownSave[], timeZone: string): readonly (readonly [string, readonly ShownSave[]])[] {
  const days = new Map<string, ShownSave[]>();
  for (const save of saves) {
    const day = dayOf(save.shown[0].until, timeZone);
    days.set(day, [...(days.get(day) ?? []), save]);
  }
  return [...days];
}
