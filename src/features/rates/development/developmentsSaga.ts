import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { recentNamesFrom, replacedEntry } from '../../../domain/archive/recentVersions';
import type { Currency } from '../../../domain/rates/currency';
import type { ReadRecentVersions } from '../../../ports/archive';
import { READ_LIMIT } from '../../../ports/archive';
import type { Clock } from '../../../ports/clock';
import type { ReportError } from '../../../ports/reportError';
import { ratesRead, ratesReceived, selectCurrency } from '../ratesSlice';
import {
  developmentClosed,
  developmentFailed,
  developmentForgotten,
  developmentOpened,
  developmentRead,
  developmentRetryRequested,
  selectDevelopment,
  versionReplaced,
} from './developmentsSlice';

/** How long a closed development is kept for reopening, in milliseconds, unless the currency changes meanwhile. */
export const KEPT_FOR = 300_000;

export interface DevelopmentsServices {
  readonly readRecentVersions: ReadRecentVersions;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Reads the versions of each currency whose development is opened, and keeps them up to date (rule 140). */
export function* watchDevelopments(services: DevelopmentsServices) {
  yield* takeEvery(developmentOpened, function* ({ payload: { id } }) {
    const isClosing = (event: Action) => developmentClosed.match(event) && event.payload.id === id;
    yield* race([call(followDevelopment, services, id), take(isClosing)]);
    yield* call(keepForAWhile, id);
  });
}

function* followDevelopment(services: DevelopmentsServices, id: string) {
  let isKnown = (yield* select(selectDevelopment, id)).status === 'shown';
  while (true) {
    const seen = yield* select(selectCurrency, id);
    yield* race([call(waitForOtherVersion, id, seen), call(readWhenNeeded, services, id, seen, isKnown)]);
    // Shows an entry at once, with the time at which this page learnt of the change; then reads the archive's own entry.
    const development = yield* select(selectDevelopment, id);
    const entry = seen && replacedEntry(seen, services.clock.now(), 'entries' in development ? development.entries : []);
    if (entry) {
      yield* put(versionReplaced({ id, entry }));
    }
    isKnown = false;
  }
}

/** Reads a development at once unless it is known, and again on every retry; never ends. */
function* readWhenNeeded(services: DevelopmentsServices, id: string, currency: Currency | null, isKnown: boolean) {
  let isNeeded = !isKnown;
  while (true) {
    if (isNeeded && currency) {
      yield* call(readDevelopment, services, id, currency);
    }
    yield* take((event: Action) => developmentRetryRequested.match(event) && event.payload.id === id);
    isNeeded = true;
  }
}

function* readDevelopment(services: DevelopmentsServices, id: string, { acronym }: Currency) {
  const { readRecentVersions, clock, reportError } = services;
  const reading = new AbortController();
  try {
    const { entries } = yield* race({
      entries: call(readRecentVersions, acronym, recentNamesFrom(clock.now()), reading.signal),
      late: delay(READ_LIMIT),
    });
    yield* put(entries ? developmentRead({ id, entries }) : developmentFailed({ id }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(developmentFailed({ id }));
  } finally {
    reading.abort();
  }
}

/** Forgets a closed development after a while, or when it is out of date, unless it is reopened first. */
function* keepForAWhile(id: string) {
  const seen = yield* select(selectCurrency, id);
  const { opened } = yield* race({
    opened: take((event: Action) => developmentOpened.match(event) && event.payload.id === id),
    old: delay(KEPT_FOR),
    outOfDate: call(waitForOtherVersion, id, seen),
  });
  if (!opened) {
    yield* put(developmentForgotten({ id }));
  }
}

function* waitForOtherVersion(id: string, seen: Currency | null) {
  while (true) {
    const now = yield* select(selectCurrency, id);
    if (now?.updated !== seen?.updated) {
      return;
    }
    yield* take([ratesReceived, ratesRead]);
  }
}
