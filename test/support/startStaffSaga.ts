import type { Action } from '@reduxjs/toolkit';
import { createAppStore } from '../../src/app/store';
import { ratesReceived } from '../../src/features/rates/ratesSlice';
import type { Currency } from '../../src/domain/rates/currency';
import type { LastChangesRoot } from '../../src/staff/changes/lastChangesSlice';
import { lastChangesSlice } from '../../src/staff/changes/lastChangesSlice';
import type { OverviewServices } from '../../src/staff/overview/overviewSaga';
import type { OverviewRoot } from '../../src/staff/overview/overviewSlice';
import { overviewSlice } from '../../src/staff/overview/overviewSlice';
import { createFakeArchiveReader } from './fakeArchive';
import { createFakeClock } from './fakeGateways';

/** Runs a saga that reads the archive when the list changes, with a store that has its slice; requires Jest's fake timers. */
export function startStaffSaga(saga: (services: OverviewServices) => Generator, now: number) {
  const archiveReader = createFakeArchiveReader();
  const clock = createFakeClock(now);
  const reported: unknown[] = [];
  const reportError = (error: unknown): void => void reported.push(error);
  const { store, rootReducer, runSaga } = createAppStore(reportError);
  rootReducer.inject(lastChangesSlice);
  rootReducer.inject(overviewSlice);
  runSaga(saga, { archiveReader, office: { timeZone: 'Europe/Bratislava' }, clock, reportError });
  const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  const send = async (event: Action) => {
    store.dispatch(event);
    await settle();
  };
  return {
    archiveReader,
    clock,
    reported,
    settle,
    send,
    sendList: (...currencies: readonly Currency[]) => send(ratesReceived({ currencies, receivedAt: 0 })),
    state: () => store.getState() as unknown as LastChangesRoot & OverviewRoot,
    /** The questions asked since the last call, with their arguments. */
    takeAsked: () => archiveReader.asked.splice(0).map(([question, ...given]) => [question, ...given]),
  };
}
