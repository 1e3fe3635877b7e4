import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { isOvertaken, numberAfter, numberOfPresent } from '../../domain/archive/listNumber';
import { mergeEntries } from '../../domain/archive/order';
import { dayOf, startOfDay } from '../../domain/time/zonedTime';
import { selectAreRatesCurrent } from '../../features/rates/ratesSlice';
import type { ArchivePosition, ArchiveReader } from '../../ports/archive';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import type { Office } from '../../site/office';
import { withTimeLimit } from '../withTimeLimit';
import { listNumberFailed, listNumberRead, listNumberRequested } from './listNumberSlice';

/** How many entries are read at once: more than most days have, so one reading is usually enough. */
export const DAY_SIZE = 200;

export interface ListNumberServices {
  readonly archiveReader: Pick<ArchiveReader, 'readPage'>;
  readonly office: Pick<Office, 'timeZone'>;
  readonly reportError: ReportError;
}

/** Looks up a list's number in the archive on request (rule 130). */
export function* watchListNumber(services: ListNumberServices) {
  yield* takeLatest(listNumberRequested, handleRequest, services);
}

function* handleRequest(services: ListNumberServices, { payload: list }: ReturnType<typeof listNumberRequested>) {
  const { timeZone } = services.office;
  // Rates that are not current may belong to any earlier list, so nobody knows their number.
  if (list.moment === null && !(yield* select(selectAreRatesCurrent))) {
    yield* put(listNumberFailed('notCurrent'));
    return;
  }
  try {
    const changes = yield* call(readLastDay, services, list.moment);
    if (list.moment !== null) {
      yield* put(listNumberRead(numberAfter(changes, timeZone)));
    } else if (isOvertaken(list.versions, changes)) {
      yield* put(listNumberFailed('overtaken'));
    } else {
      yield* put(listNumberRead(numberOfPresent(list.versions, changes, timeZone)));
    }
  } catch (error) {
    yield* call(services.reportError, error);
    yield* put(listNumberFailed(failureOf(error)));
  }
}

/** Reads the last change, before or at the moment if one is given, and at least all other changes of its day up to then. */
function* readLastDay(
  { archiveReader, office: { timeZone } }: ListNumberServices,
  moment: number | null,
): SagaGenerator<readonly ArchiveEntry[]> {
  let changes: readonly ArchiveEntry[] = [];
  let next: ArchivePosition | null = moment === null ? null : { until: moment, readOfMoment: 0 };
  do {
    const before: ArchivePosition | null = next;
    const page = yield* withTimeLimit(() => archiveReader.readPage(DAY_SIZE, before));
    changes = mergeEntries(changes, page.entries);
    next = page.next;
  } while (next !== null && !reachesBeyondDay(changes, next, timeZone));
  return changes;
}

function reachesBeyondDay([newest]: readonly ArchiveEntry[], { until }: ArchivePosition, timeZone: string): boolean {
  return newest !== undefined && until < (startOfDay(dayOf(newest.until, timeZone), timeZone) ?? -Infinity);
}
