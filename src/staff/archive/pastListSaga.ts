import { all, call, put, takeLatest } from 'typed-redux-saga';
import { listAt } from '../../domain/archive/listAt';
import { parseCurrencies } from '../../features/rates/rateList';
import type { ArchiveReader } from '../../ports/archive';
import type { Clock } from '../../ports/clock';
import type { RatesGateway } from '../../ports/rates';
import type { ReportError } from '../../ports/reportError';
import { failureOf } from '../../ports/requestError';
import { withTimeLimit } from '../withTimeLimit';
import { pastListDismissed, pastListFailed, pastListRead, pastListRequested } from './pastListSlice';

export interface PastListServices {
  readonly archiveReader: ArchiveReader;
  readonly gateway: Pick<RatesGateway, 'readRates'>;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Reads the list of an earlier moment whenever one is asked for (rule 80). */
export function* watchPastList(services: PastListServices) {
  yield* takeLatest([pastListRequested, pastListDismissed], readPastList, services);
}

function* readPastList(
  { archiveReader, gateway, clock, reportError }: PastListServices,
  event: ReturnType<typeof pastListRequested | typeof pastListDismissed>,
) {
  if (pastListDismissed.match(event)) {
    return;
  }
  const moment = event.payload;
  try {
    // Reads the records first. In the other order, a change saved in between could appear in the records but not in the entries,
    // and its rates would seem to have held before it was made.
    const present = parseCurrencies(yield* withTimeLimit(() => gateway.readRates()));
    const { later, began } = yield* all({
      later: call(() => withTimeLimit(() => archiveReader.readSince(moment + 1))),
      began: call(() => withTimeLimit(() => archiveReader.readBeginning())),
    });
    yield* put(pastListRead(listAt(moment, { later, present, began, now: clock.now() })));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(pastListFailed(failureOf(error)));
  }
}
