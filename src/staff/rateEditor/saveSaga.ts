import { all, call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { clockConcernOf } from '../../domain/time/clockDrift';
import type { PlannedRow } from '../../domain/rates/savePlan';
import { millisecondsUntilNewer, toStoredTimestamp } from '../../domain/time/timestamps';
import type { Clock } from '../../ports/clock';
import type { RatesGateway, RatesWriter } from '../../ports/rates';
import type { ReportError } from '../../ports/reportError';
import type { Office } from '../../site/office';
import { WriteError } from '../../ports/rates';
import { signOutRequested, userSignedOut } from '../signIn/authSlice';
import { ratesRetryRequested } from '../../features/rates/ratesSlice';
import type { RowReason, SaveConcern } from './editorSlice';
import {
  rowFailed,
  rowSaved,
  saveCancelled,
  saveConfirmed,
  savedNoticeExpired,
  saveEnded,
  saveQuestioned,
  saveRequested,
  saveStarted,
} from './editorSlice';
import { selectEditableCurrencies, selectIsConnected, selectSavePlan } from './editorSelectors';

/** A write that nobody acknowledged for this long, in milliseconds, is given up as unconfirmed. */
export const WRITE_LIMIT = 10_000;
/** The success message lasts this long, in milliseconds (rule 50). */
export const SAVED_NOTICE_LASTS = 5_000;
/** A stored time that is newer by more than this, in milliseconds, means a wrong clock, not a quick second save. */
export const LONGEST_WAIT_FOR_CLOCK = 2_000;

export interface EditorServices {
  readonly office: Pick<Office, 'currencyOrder'>;
  readonly gateway: Pick<RatesGateway, 'serverLead'>;
  readonly ratesWriter: RatesWriter;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Saves whenever asked, one save at a time; signing out ends a save that is under way. */
export function* watchSaves(services: EditorServices) {
  while (true) {
    yield* take(saveRequested);
    yield* race({ saved: call(handleSave, services), signedOut: take([signOutRequested, userSignedOut]) });
  }
}

/** Takes the success message away after its time. */
export function* watchSavedNotice() {
  yield* takeLatest(saveEnded, expireSavedNotice);
}

function* expireSavedNotice() {
  yield* delay(SAVED_NOTICE_LASTS);
  yield* put(savedNoticeExpired());
}

function* handleSave(services: EditorServices) {
  let confirmed: readonly SaveConcern[] = [];
  while (true) {
    const { rows, invalidKeys, concerns: rateConcerns } = yield* select(selectSavePlan, services.office.currencyOrder);
    if (rows.length === 0 && invalidKeys.length === 0) {
      return;
    }
    const invalid = invalidKeys.map((key) => ({ key, reason: 'invalid' as const }));
    if (!(yield* select(selectIsConnected))) {
      const offline = rows.map(({ currency }) => ({ key: currency.key, reason: 'offline' as const }));
      yield* put(saveStarted([...invalid, ...offline]));
      yield* put(saveEnded());
      return;
    }
    const concerns = [...clockConcerns(services, rows), ...rateConcerns];
    if (isCovered(concerns, confirmed)) {
      yield* put(saveStarted(invalid));
      yield* all(rows.map((row) => call(handleRow, services, row)));
      yield* put(saveEnded());
      return;
    }
    yield* put(saveQuestioned(concerns));
    const { cancelled } = yield* race({ confirmed: take(saveConfirmed), cancelled: take(saveCancelled) });
    if (cancelled) {
      return;
    }
    // Rates may have changed while the question was open, so new concerns are asked about again.
    confirmed = concerns;
  }
}

// A rate that is stored under a future time can't be changed by anybody else before that time.
function clockConcerns({ gateway }: EditorServices, rows: readonly PlannedRow[]): readonly SaveConcern[] {
  const concern = rows.length === 0 ? null : clockConcernOf(gateway.serverLead());
  return concern === null ? [] : [concern];
}

function isCovered(concerns: readonly SaveConcern[], confirmed: readonly SaveConcern[]): boolean {
  const known = new Set(confirmed.map((concern) => JSON.stringify(concern)));
  return concerns.every((concern) => known.has(JSON.stringify(concern)));
}

// Every error is caught here, so that one failing row never stops the others.
function* handleRow({ office, ratesWriter, clock, reportError }: EditorServices, { currency, change }: PlannedRow) {
  const { key, acronym, updated: storedUpdated } = currency;
  const abortion = new AbortController();
  let isClockBehind = false;
  let sentAs = '';
  try {
    // The rules want a newer time, which has whole seconds only: a second save within the second waits for the next.
    const wait = storedUpdated === null ? 0 : millisecondsUntilNewer(storedUpdated, clock.now());
    isClockBehind = wait > LONGEST_WAIT_FOR_CLOCK;
    if (wait > 0 && !isClockBehind) {
      yield* delay(wait);
    }
    sentAs = toStoredTimestamp(clock.now());
    const stamped = { ...change, updated: sentAs };
    const { late } = yield* race({
      written: call([ratesWriter, 'update'], acronym, stamped, abortion.signal),
      late: delay(WRITE_LIMIT),
    });
    if (late) {
      yield* put(rowFailed({ key, reason: 'unconfirmed' }));
      // The rate may have been written all the same, so the list is read again to see.
      yield* put(ratesRetryRequested());
    } else {
      yield* put(rowSaved({ key, change: stamped }));
    }
  } catch (error) {
    yield* call(reportError, error);
    const listed = (yield* select(selectEditableCurrencies, office.currencyOrder)).find((candidate) => candidate.key === key);
    const isOvertaken = listed?.updated != null && listed.updated !== storedUpdated && listed.updated >= sentAs;
    yield* put(rowFailed({ key, reason: reasonOf(error, { isClockBehind, isOvertaken }) }));
  } finally {
    abortion.abort();
  }
}

// The rules refuse in the same way whatever the reason: here an outdated time is told apart from a missing right.
function reasonOf(error: unknown, { isClockBehind, isOvertaken }: Record<'isClockBehind' | 'isOvertaken', boolean>): RowReason {
  if (!(error instanceof WriteError)) {
    return 'failed';
  }
  if (error.failure !== 'denied') {
    return error.failure;
  }
  if (isOvertaken) {
    return 'overtaken';
  }
  return isClockBehind ? 'clockBehind' : 'denied';
}
