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
  trendClosed,
  trendFailed,
  trendForgotten,
  trendOpened,
  trendRead,
  trendRetryRequested,
  selectTrend,
  versionReplaced,
} from './trendsSlice';

/** How long a closed trend is kept for reopening, in milliseconds, unless the currency changes meanwhile. */
export const KEPT_FOR = 300_000;

export interface TrendsServices {
  readonly readRecentVersions: ReadRecentVersions;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Reads the versions of each currency whose trend is opened, and keeps them up to date (rule 140). */
export function* watchTrends(services: TrendsServices) {
  yield* takeEvery(trendOpened, function* ({ payload: { id } }) {
    const isClosing = (event: Action) => trendClosed.match(event) && event.payload.id === id;
    yield* race([call(followTrend, services, id), take(isClosing)]);
    yield* call(keepForAWhile, id);
  });
}

function* followTrend(services: TrendsServices, id: string) {
  let isKnown = (yield* select(selectTrend, id)).status === 'shown';
  while (true) {
    const seen = yield* select(selectCurrency, id);
    yield* race([call(waitForOtherVersion, id, seen), call(readWhenNeeded, services, id, seen, isKnown)]);
    // Shows an entry at once, with the time at which this page learnt of the change; then reads the archive's own entry.
    const trend = yield* select(selectTrend, id);
    const entry = seen && replacedEntry(seen, services.clock.now(), 'entries' in trend ? trend.entries : []);
    if (entry) {
      yield* put(versionReplaced({ id, entry }));
    }
    isKnown = false;
  }
}

/** Reads a trend at once unless it is known, and again on every retry; never ends. */
function* readWhenNeeded(services: TrendsServices, id: string, currency: Currency | null, isKnown: boolean) {
  let isNeeded = !isKnown;
  while (true) {
    if (isNeeded && currency) {
      yield* call(readTrend, services, id, currency);
    }
    yield* take((event: Action) => trendRetryRequested.match(event) && event.payload.id === id);
    isNeeded = true;
  }
}

function* readTrend(services: TrendsServices, id: string, { acronym }: Currency) {
  const { readRecentVersions, clock, reportError } = services;
  const reading = new AbortController();
  try {
    const { entries } = yield* race({
      entries: call(readRecentVersions, acronym, recentNamesFrom(clock.now()), reading.signal),
      late: delay(READ_LIMIT),
    });
    yield* put(entries ? trendRead({ id, entries }) : trendFailed({ id }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(trendFailed({ id }));
  } finally {
    reading.abort();
  }
}

/** Forgets a closed trend after a while, or when it is out of date, unless it is reopened first. */
function* keepForAWhile(id: string) {
  const seen = yield* select(selectCurrency, id);
  const { opened } = yield* race({
    opened: take((event: Action) => trendOpened.match(event) && event.payload.id === id),
    old: delay(KEPT_FOR),
    outOfDate: call(waitForOtherVersion, id, seen),
  });
  if (!opened) {
    yield* put(trendForgotten({ id }));
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
