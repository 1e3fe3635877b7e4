import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import { parseArchiveEntry } from '../../domain/archive/entry';
import type { NewVersion, VersionDraft } from '../../domain/archive/newVersion';
import { entryOf } from '../../domain/archive/newVersion';
import type { FoundReason } from '../../domain/archive/refusal';
import { reasonOfRefusal } from '../../domain/archive/refusal';
import { isNamed, versionKey } from '../../domain/archive/version';
import type { Currency } from '../../domain/rates/currency';
import { parseCurrency } from '../../domain/rates/currency';
import { freshTimestamps } from '../../domain/time/timestamps';
import type { Clock } from '../../ports/clock';
import type { RatesWriter, StoredRecords } from '../../ports/ratesWriter';
import type { RequestFailure } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import type { AttemptFailure } from './attemptWrite';
import { attemptWrite } from './attemptWrite';
import { inquire } from './inquire';

/** How many names are tried if a version already has the name, as can happen after a clock was set back. */
const MOST_NAMES = 5;

/**
 * Why a version was not written, as far as the server shows (rule 59). `denied`: the account is not on the staff list. `unnamed`:
 * the record to retire has a time that can't name a version, so the archive couldn't keep it (rule 64). `refused`: the rules
 * refused the write for an unknown reason. `unconfirmed`: nobody knows whether it was written.
 */
export type WriteReason = RequestFailure | Exclude<FoundReason, 'nameTaken'> | 'unnamed' | 'refused' | 'unconfirmed';

export type VersionOutcome =
  | { readonly type: 'written'; readonly version: NewVersion }
  /** `found` is the record that the server turned out to hold; undefined when it was not read. */
  | { readonly type: 'notWritten'; readonly reason: WriteReason; readonly found?: Currency | null };

type FoundOutcome = VersionOutcome | 'nameTaken';

export interface VersionServices {
  readonly ratesWriter: Pick<RatesWriter, 'write'>;
  readonly storedRecords: StoredRecords;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Writes one currency's next version. It never throws: it looks into any failure and returns it as an outcome. */
export function* writeVersion(services: VersionServices, draft: VersionDraft): SagaGenerator<VersionOutcome> {
  if (draft.change === null && !isNamed(draft.seen)) {
    return { type: 'notWritten', reason: 'unnamed' };
  }
  // Names are times in whole seconds: a second version within the same second takes the next second's name.
  for (const updated of freshTimestamps(services.clock.now(), draft.seen?.updated ?? null, MOST_NAMES)) {
    const version: NewVersion = { ...draft, updated };
    const write = (abortion: AbortSignal) => services.ratesWriter.write(version, abortion);
    const failure = yield* call(attemptWrite, write, services.reportError);
    if (failure === null) {
      return { type: 'written', version };
    }
    const findOut = () => findOutcome(services.storedRecords, version, failure);
    const outcome = yield* call(inquire<FoundOutcome>, failure, findOut, services.reportError);
    if (outcome !== 'nameTaken') {
      return outcome;
    }
  }
  return { type: 'notWritten', reason: 'refused' };
}

function* findOutcome(storedRecords: StoredRecords, version: NewVersion, failure: AttemptFailure): SagaGenerator<FoundOutcome> {
  const { seen, updated, acronym } = version;
  const { key: entryKey } = entryOf(version);
  const entry = parseArchiveEntry(entryKey, yield* call([storedRecords, 'readEntry'], entryKey));
  // Only the answer was lost: the version was written.
  if (entry?.save === version.save) {
    return { type: 'written', version };
  }
  if (failure !== 'denied') {
    return { type: 'notWritten', reason: failure };
  }
  if (!(yield* call([storedRecords, 'readIsStaff']))) {
    return { type: 'notWritten', reason: 'denied' };
  }
  const { stored, sameName } = yield* all({
    stored: call([storedRecords, 'readRecord'], acronym.toLowerCase()),
    sameName: call([storedRecords, 'readEntry'], versionKey(acronym, updated)),
  });
  const found = parseCurrency(stored.key, stored.value);
  const reason = reasonOfRefusal(seen, {
    current: found ?? (stored.value === null ? null : 'unreadable'),
    isSeenArchived: entry !== null && isNamed(seen) && !version.isRestored,
    isNameArchived: sameName !== null,
  });
  return reason === 'nameTaken' ? reason : { type: 'notWritten', reason: reason ?? 'refused', found };
}
