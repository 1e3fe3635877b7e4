import { call, put, race, take, takeLatest } from 'typed-redux-saga';
import type { Currency, CurrencyRecord } from '../../domain/rates/currency';
import type { VersionDraft } from '../../domain/archive/newVersion';
import type { ArchiveReader } from '../../ports/archive';
import { withTimeLimit } from '../withTimeLimit';
import { newerRecordFound } from '../rateEditor/editorSlice';
import { isSessionOver } from '../signIn/authSlice';
import type { VersionServices } from '../versions/writeVersion';
import { writeVersion } from '../versions/writeVersion';
import {
  additionRequested,
  currencyLookedUp,
  currencyNotWritten,
  currencyWritten,
  lookupEnded,
  retirementConfirmed,
  retirementQuestioned,
} from './currenciesSlice';

export interface CurrenciesServices extends VersionServices {
  readonly archiveReader: Pick<ArchiveReader, 'readVersions'>;
  /** Makes the save id that all changes of one save have in common. */
  readonly createSaveId: () => string;
}

/** A currency to add with all its fields, or to retire. */
interface Draft extends Omit<VersionDraft, 'save'> {
  readonly seen: Currency | null;
  readonly change: Omit<CurrencyRecord, 'updated'> | null;
}

/** Adds and retires currencies, one at a time; signing out ends a write that is under way. */
export function* watchCurrencies(services: CurrenciesServices) {
  while (true) {
    const { added, retired } = yield* race({ added: take(additionRequested), retired: take(retirementConfirmed) });
    const draft = added ? additionOf(added.payload) : retired && retirementOf(retired.payload);
    if (draft) {
      yield* race({
        written: call(write, services, draft),
        signedOut: take(isSessionOver),
      });
    }
  }
}

/** Reads the archive's entries of the currency that somebody is about to add or retire. */
export function* watchLookups(services: CurrenciesServices) {
  yield* takeLatest([currencyLookedUp, retirementQuestioned], handleLookup, services);
}

function* handleLookup(
  { archiveReader, reportError }: CurrenciesServices,
  { payload }: ReturnType<typeof currencyLookedUp> | ReturnType<typeof retirementQuestioned>,
) {
  const acronym = typeof payload === 'string' ? payload : payload.acronym;
  try {
    yield* put(lookupEnded({ acronym, entries: yield* withTimeLimit(() => archiveReader.readVersions(acronym)) }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(lookupEnded({ acronym, entries: 'unreadable' }));
  }
}

function additionOf(record: Omit<CurrencyRecord, 'updated'>): Draft {
  return { acronym: record.acronym, seen: null, isRestored: false, change: record };
}

function retirementOf(currency: Currency): Draft {
  return { acronym: currency.acronym, seen: currency, isRestored: false, change: null };
}

function* write(services: CurrenciesServices, draft: Draft) {
  const { acronym, seen, change } = draft;
  const outcome = yield* call(writeVersion, services, { ...draft, save: services.createSaveId() });
  const key = acronym.toLowerCase();
  if (outcome.type === 'notWritten') {
    if (outcome.found !== undefined) {
      yield* put(newerRecordFound({ key, shown: seen, currency: outcome.found }));
    }
    yield* put(currencyNotWritten(outcome.reason));
    return;
  }
  // The list shows the change later or, without a live connection, not at all.
  const currency = change && { ...change, key, updated: outcome.version.updated };
  yield* put(newerRecordFound({ key, shown: seen, currency }));
  yield* put(currencyWritten({ act: change === null ? 'retire' : 'add', acronym, record: change }));
}
