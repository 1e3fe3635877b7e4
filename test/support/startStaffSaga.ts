import type { Action } from '@reduxjs/toolkit';
import { createAppStore } from '../../src/app/store';
import { ratesReceived } from '../../src/features/rates/ratesSlice';
import type { Currency } from '../../src/domain/rates/currency';
import type { StaffWords } from '../../src/site/words/staffWords';
import { staffWords } from '../../src/site/words/staffWords';
import type { ArchiveRoot } from '../../src/staff/archive/archiveSlice';
import { archiveSlice } from '../../src/staff/archive/archiveSlice';
import type { ExportServices } from '../../src/staff/archive/exportSaga';
import type { ExportRoot } from '../../src/staff/archive/exportSlice';
import { exportSlice } from '../../src/staff/archive/exportSlice';
import type { PastListServices } from '../../src/staff/archive/pastListSaga';
import type { PastListRoot } from '../../src/staff/archive/pastListSlice';
import { pastListSlice } from '../../src/staff/archive/pastListSlice';
import type { LastChangesRoot } from '../../src/staff/changes/lastChangesSlice';
import { lastChangesSlice } from '../../src/staff/changes/lastChangesSlice';
import type { OverviewServices } from '../../src/staff/overview/overviewSaga';
import type { OverviewRoot } from '../../src/staff/overview/overviewSlice';
import { overviewSlice } from '../../src/staff/overview/overviewSlice';
import { createFakeArchiveReader, createFakeSaveFile } from './fakeArchive';
import { createFakeClock, createFakeRatesGateway } from './fakeGateways';

type Services = OverviewServices & PastListServices & ExportServices;
type State = ArchiveRoot & PastListRoot & ExportRoot & LastChangesRoot & OverviewRoot;

/** Runs a saga that reads the archive, with a store that has the slices of such sagas; requires Jest's fake timers. */
export function startStaffSaga(saga: (services: Services, words: StaffWords['archive']) => Generator, now: number) {
  const archiveReader = createFakeArchiveReader();
  const gateway = createFakeRatesGateway();
  const clock = createFakeClock(now);
  const { files, saveFile } = createFakeSaveFile();
  const reported: unknown[] = [];
  const reportError = (error: unknown): void => void reported.push(error);
  const { store, rootReducer, runSaga } = createAppStore(reportError);
  [archiveSlice, pastListSlice, exportSlice, lastChangesSlice, overviewSlice].forEach((slice) => rootReducer.inject(slice));
  const office = { timeZone: 'Europe/Bratislava' };
  runSaga(saga, { archiveReader, gateway, saveFile, office, clock, reportError }, staffWords.archive);
  const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  const send = async (event: Action) => {
    store.dispatch(event);
    await settle();
  };
  return {
    archiveReader,
    gateway,
    clock,
    /** The files that were saved. */
    files,
    reported,
    settle,
    send,
    sendList: (...currencies: readonly Currency[]) => send(ratesReceived({ currencies, receivedAt: 0 })),
    state: () => store.getState() as unknown as State,
    /** The questions asked since the last call, with their arguments. */
    takeAsked: () => archiveReader.asked.splice(0).map(([question, ...given]) => [question, ...given]),
  };
}
