import type { Channel } from 'redux-saga';
import { buffers } from 'redux-saga';
import { actionChannel, all, call, delay, flush, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { clockConcernOf } from '../../domain/time/clockDrift';
import type { Currency } from '../../domain/rates/currency';
import type { PlannedRow, SavePlan } from '../../domain/rates/savePlan';
import type { CurrencyNamePair } from '../../domain/rates/missingNames';
import { missingNames } from '../../domain/rates/missingNames';
import type { RatesGateway } from '../../ports/rates';
import type { Office } from '../../site/office';
import { isSessionOver } from '../signIn/authSlice';
import type { VersionServices, WriteReason } from '../versions/writeVersion';
import { writeVersion } from '../versions/writeVersion';
import type { RowFailure, SaveConcern } from './editorSlice';
import {
  newerRecordFound,
  rowFailed,
  rowSaved,
  rowsFoundSaved,
  saveCancelled,
  saveConfirmed,
  savedMessageExpired,
  saveEnded,
  saveQuestioned,
  saveRequested,
  saveStarted,
  selectFailures,
} from './editorSlice';
import { selectIsFollowing, selectSavePlan } from './editorSelectors';

/** The success message lasts this long, in milliseconds (rule 50). */
export const SAVED_MESSAGE_LASTS = 5_000;

export interface EditorServices extends VersionServices {
  readonly office: Pick<Office, 'currencyOrder'>;
  readonly gateway: Pick<RatesGateway, 'serverLead'>;
  /** Makes the save id that all changes of one save have in common. */
  readonly createSaveId: () => string;
  /** Names a currency by its code, for a record that lacks a name. */
  readonly nameCurrency: (acronym: string) => CurrencyNamePair;
}

/** Saves whenever asked, one save at a time; signing out ends a save that is under way. */
export function* watchSaves(services: EditorServices) {
  // A save requested during another one comes next.
  const requests = yield* actionChannel(saveRequested, buffers.sliding<ReturnType<typeof saveRequested>>(1));
  while (true) {
    const isQueued = (yield* flush(requests)).length > 0;
    if (!isQueued) {
      yield* take(requests);
    }
    const { signedOut } = yield* race({
      saved: call(handleSave, services, requests, isQueued),
      signedOut: take(isSessionOver),
    });
    if (signedOut) {
      // Nobody is left who asked for another save.
      yield* flush(requests);
    }
  }
}

/** Removes the success message after its time. */
export function* watchSavedMessage() {
  yield* takeLatest(saveEnded, expireSavedMessage);
}

function* expireSavedMessage() {
  yield* delay(SAVED_MESSAGE_LASTS);
  yield* put(savedMessageExpired());
}

/** Runs one save. A queued save that finds nothing left to write leaves the outcome of the previous save on the screen. */
function* handleSave(services: EditorServices, requests: Channel<ReturnType<typeof saveRequested>>, isQueued: boolean) {
  const save = services.createSaveId();
  const restoredKeys = new Set(
    (yield* select(selectFailures)).filter(({ reason }) => reason === 'restored').map(({ key }) => key),
  );
  let confirmed: readonly SaveConcern[] = [];
  while (true) {
    const plan = yield* select(selectSavePlan, services.office.currencyOrder);
    const { rows, concerns: rateConcerns } = plan;
    const unwritable = failuresOf(plan);
    const concerns = [...clockConcerns(services, rows), ...rateConcerns];
    if (!isCovered(concerns, confirmed)) {
      yield* put(saveQuestioned(concerns));
      const { cancelled } = yield* race({ confirmed: take(saveConfirmed), cancelled: take(saveCancelled) });
      // Save requests made while the question was open were meant as answers to it.
      yield* flush(requests);
      if (cancelled) {
        return;
      }
      // Rates may have changed while the question was open, and new concerns need another question.
      confirmed = concerns;
      continue;
    }
    yield* call(settleUnchanged, plan);
    if (rows.length === 0 && (unwritable.length === 0 || isQueued)) {
      if (confirmed.length > 0) {
        // The question about rates that others have saved meanwhile closes with nothing left to save.
        yield* put(saveCancelled());
      }
      return;
    }
    yield* put(saveStarted(unwritable));
    const reasons = yield* all(rows.map((row) => call(handleRow, services, row, save, restoredKeys.has(row.currency.key))));
    yield* put(saveEnded());
    // Somebody else was quicker: the next round asks about it at once, with what the server holds now.
    if (unwritable.length > 0 || !isOnlyOvertaken(reasons)) {
      return;
    }
  }
}

/** Counts edits that equal the stored rates as saved, but only while the list is live; otherwise nobody knows what is stored. */
function* settleUnchanged({ unchangedKeys }: SavePlan) {
  if (unchangedKeys.length > 0 && (yield* select(selectIsFollowing))) {
    yield* put(rowsFoundSaved(unchangedKeys));
  }
}

function failuresOf({ invalidKeys, goneKeys }: SavePlan): readonly RowFailure[] {
  return [
    ...invalidKeys.map((key) => ({ key, reason: 'invalid' as const })),
    ...goneKeys.map((key) => ({ key, reason: 'gone' as const })),
  ];
}

function clockConcerns({ gateway }: EditorServices, rows: readonly PlannedRow[]): readonly SaveConcern[] {
  const concern = rows.length === 0 ? null : clockConcernOf(gateway.serverLead());
  return concern === null ? [] : [concern];
}

function isCovered(concerns: readonly SaveConcern[], confirmed: readonly SaveConcern[]): boolean {
  const known = new Set(confirmed.map((concern) => JSON.stringify(concern)));
  return concerns.every((concern) => known.has(JSON.stringify(concern)));
}

function isOnlyOvertaken(reasons: readonly (WriteReason | null)[]): boolean {
  const failed = reasons.filter((reason) => reason !== null);
  return failed.length > 0 && failed.every((reason) => reason === 'overtaken');
}

/** Writes one row and returns null, or the reason why it was not saved. One failing row never stops the others. */
function* handleRow(services: EditorServices, { currency, change }: PlannedRow, save: string, isRestored: boolean) {
  const { key, acronym } = currency;
  const mended = missingNames(currency, services.nameCurrency);
  const outcome = yield* call(writeVersion, services, {
    acronym,
    seen: currency,
    isRestored,
    change: { ...change, ...mended },
    save,
  });
  if (outcome.type === 'written') {
    const written: Currency = { ...currency, ...change, ...mended, updated: outcome.version.updated };
    yield* put(rowSaved({ key, shown: currency, currency: written }));
    return null;
  }
  if (outcome.reason === 'overtaken' || outcome.reason === 'gone') {
    yield* put(newerRecordFound({ key, shown: currency, currency: outcome.found ?? null }));
  }
  yield* put(rowFailed({ key, reason: outcome.reason }));
  return outcome.reason;
}
