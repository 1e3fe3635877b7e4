import { call } from 'typed-redux-saga';
import { keepRunning } from '../../ports/keepRunning';
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

export interface BoardServices extends RatesServices, TrustServices, NightServices {
  readonly gateway: RatesGateway;
  readonly clock: TrustServices['clock'];
  readonly pageLifecycle: PageLifecycle;
  readonly memory: RatesMemory;
  readonly notices: NoticesServices;
  readonly replaceAfter: number;
}

/** Runs everything that a window board does by itself. It never releases the connection, even while the page is hidden. */
export function* boardSaga(services: BoardServices) {
  const watchers = [
    // Before all others, so that it misses no event.
    () => watchTrust(services),
    () => watchBoardMemory(services),
    () => watchConnection(services),
    () => watchRates(services),
    () => watchNetwork(services),
    () => watchSigns(services),
    () => watchRevival(services),
    () => watchNotices(services.notices),
    () => watchNights(services),
  ];
  yield* call(keepRunning, watchers, services.reportError);
}
