import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, race, select, take } from 'typed-redux-saga';
import { daysUntil } from '../../domain/archive/closes';
import { dayOf, startOfDay } from '../../domain/time/zonedTime';
import { selectCurrencies } from '../../features/rates/ratesSlice';
import type { ArchiveReader } from '../../ports/archive';
import type { Clock } from '../../ports/clock';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import type { Office } from '../../site/office';
import { readWithList } from '../changes/readArchive';
import { withTimeLimit } from '../withTimeLimit';
import {
  overviewClosed,
  overviewFailed,
  overviewOpened,
  overviewRead,
  overviewRetryRequested,
  selectOverview,
} from './overviewSlice';

/** How many days the overview covers, including today. */
export const OVERVIEW_DAYS = 30;

export interface OverviewServices {
  readonly archiveReader: ArchiveReader;
  readonly office: Pick<Office, 'timeZone'>;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Reads the changes of the last days once, and then only new ones, for as long as the page is open (rule 145). */
export function* watchOverview(services: OverviewServices) {
  while (true) {
    yield* take(overviewOpened);
    yield* race({
      followed: call(readWithList, overviewRetryRequested, () => readOverview(services)),
      closed: take(overviewClosed),
    });
  }
}

function* readOverview({ archiveReader, office, clock, reportError }: OverviewServices): SagaGenerator<void> {
  const known = yield* select(selectOverview);
  // Takes the records first. In the other order, a change saved in between could appear in the records but not in the entries,
  // and its rates would seem to have held before it was made.
  const present = yield* select(selectCurrencies);
  const [firstDay = ''] = daysUntil(dayOf(clock.now(), office.timeZone), OVERVIEW_DAYS);
  // Reads the newest entry's own moment again, because other changes may have been made at the same moment.
  const newest = known.status === 'shown' ? known.entries[0]?.until : undefined;
  const since = newest ?? startOfDay(firstDay, office.timeZone) ?? 0;
  try {
    const { entries, began } = yield* all({
      entries: call(() => withTimeLimit(() => archiveReader.readSince(since))),
      began: call(() => withTimeLimit(() => archiveReader.readBeginning())),
    });
    yield* put(overviewRead({ entries, present, began }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(overviewFailed(failureOf(error)));
  }
}
