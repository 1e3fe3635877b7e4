import { call, delay, spawn } from 'typed-redux-saga';
import type { PageLifecycle } from '../../ports/pageLifecycle';
import type { RatesGateway, RatesMemory } from '../../ports/rates';
import type { NoticesServices } from '../office/noticesSaga';
import { watchNotices } from '../office/noticesSaga';
import { watchConnection, watchNetwork } from '../rates/connectionSaga';
import type { RatesServices } from '../rates/ratesSaga';
import { watchRates } from '../rates/ratesSaga';
import type { NightServices } from './nightSaga';
import { watchNights } from './nightSaga';
import type { TrustServices } from './trustSaga';
import { watchBoardMemory, watchRevival, watchSigns, watchTrust } from './trustSaga';

/** What broke without being caught begins again after this long, in milliseconds. */
export const BEGIN_AGAIN_AFTER = 5_000;

export interface BoardServices extends RatesServices, TrustServices, NightServices {
  readonly gateway: RatesGateway;
  readonly clock: TrustServices['clock'];
  readonly pageLifecycle: PageLifecycle;
  readonly memory: RatesMemory;
  readonly notices: NoticesServices;
  readonly replaceAfter: number;
}

/**
 * Everything that a window board does by itself. The connection is never given back, whatever is seen of the page; and as nobody is
 * there to load it again, a watcher that broke begins anew.
 */
export function* boardSaga(services: BoardServices) {
  const { reportError } = services;
  // It starts before all others, so that it misses no event.
  yield* spawn(keepRunning, () => watchTrust(services), reportError);
  yield* spawn(keepRunning, () => watchBoardMemory(services), reportError);
  yield* spawn(keepRunning, () => watchConnection(services), reportError);
  yield* spawn(keepRunning, () => watchRates(services), reportError);
  yield* spawn(keepRunning, () => watchNetwork(services), reportError);
  yield* spawn(keepRunning, () => watchSigns(services), reportError);
  yield* spawn(keepRunning, () => watchRevival(services), reportError);
  yield* spawn(keepRunning, () => watchNotices(services.notices), reportError);
  yield* spawn(keepRunning, () => watchNights(services), reportError);
}

export function* keepRunning(watch: () => Generator, reportError: BoardServices['reportError']) {
  while (true) {
    try {
      yield* call(watch);
    } catch (error) {
      yield* call(reportError, error);
    }
    yield* delay(BEGIN_AGAIN_AFTER);
  }
}
