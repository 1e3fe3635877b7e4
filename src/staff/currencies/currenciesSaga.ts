import { call, put, race, take, takeLatest } from 'typed-redux-saga';
import type { Currency, CurrencyRecord } from '../../domain/rates/currency';
import type { VersionDraft } from '../../domain/archive/newVersion';
import { newerRecordFound } from '../rateEditor/editorSlice';
import { sessionEnded, signOutRequested, userSignedOut } from '../signIn/authSlice';
import type { VersionServices } from '../versions/writeVersion';
import { writeVersion } from '../versions/writeVersion';
import {
  additionRequested,
  currencyLookedUp,
  currencyNotWritten,
  currencyWritten,
  retirementConfirmed,
  retirementQuestioned,
  versionsRead,
} from './currenciesSlice';

export interface CurrenciesServices extends VersionServices {
  /** Makes the mark that all changes of one save have in common. */
  readonly createSaveId: () => string;
}

/** Adds and retires currencies, one at a time; signing out ends what is under way. */
export function* watchCurrencies(services: CurrenciesServices) {
  while (true) {
    const { added, retired } = yield* race({ added: take(additionRequested), retired: take(retirementConfirmed) });
    yield* race({
      done: added ? call(add, services, added.payload) : call(retire, services, retired?.payload ?? null),
      signedOut: take([signOutRequested, userSignedOut, sessionEnded]),
    });
  }
}

/** Reads what the archive tells of the currency that somebody is about to add or to retire. */
export function* watchLookups(services: CurrenciesServices) {
  yield* takeLatest([currencyLookedUp, retirementQuestioned], handleLookup, services);
}

function* handleLookup(
  { storedRecords, reportError }: CurrenciesServices,
  { payload }: ReturnType<typeof currencyLookedUp> | ReturnType<typeof retirementQuestioned>,
) {
  const acronym = typeof payload === 'string' ? payload : payload.acronym;
  try {
    yield* put(versionsRead({ acronym, entries: yield* call([storedRecords, 'readVersions'], acronym) }));
  } catch (error) {
    // Nothing is known then, and nothing said.
    yield* call(reportError, error);
  }
}

function* add(services: CurrenciesServices, record: Omit<CurrencyRecord, 'updated'>) {
  const { acronym } = record;
  yield* call(write, services, null, { acronym, seen: null, isRestored: false, change: record });
}

function* retire(services: CurrenciesServices, currency: Currency | null) {
  if (currency !== null) {
    yield* call(write, services, currency, { acronym: currency.acronym, seen: currency, isRestored: false, change: null });
  }
}

function* write(services: CurrenciesServices, listed: Currency | null, draft: Omit<VersionDraft, 'save'>) {
  const outcome = yield* call(writeVersion, services, { ...draft, save: services.createSaveId() });
  const key = draft.acronym.toLowerCase();
  const listedAs = listed?.updated ?? null;
  if (outcome.type === 'notWritten') {
    if (outcome.found !== undefined) {
      yield* put(newerRecordFound({ key, listedAs, currency: outcome.found }));
    }
    yield* put(currencyNotWritten(outcome.reason));
    return;
  }
  const { change, updated } = outcome.version;
  const currency = change === null ? null : { ...(change as Omit<CurrencyRecord, 'updated'>), key, updated };
  // The list shows it later, or, without a live connection, not at all.
  yield* put(newerRecordFound({ key, listedAs, currency }));
  yield* put(currencyWritten());
}
