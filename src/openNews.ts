/** Entry of the chunk with the office's news, which is loaded after the rates. */
import type { AppStore } from './app/store';
import type { News } from './features/office/news';
import { NoticesInFull } from './features/office/NoticesInFull';
import { watchNotices } from './features/office/noticesSaga';
import { noticesSlice } from './features/office/noticesSlice';
import { NoticeWay } from './features/office/NoticeWay';
import type { NoticesGateway } from './ports/notices';
import type { ReportError } from './ports/reportError';
import { systemClock } from './services/browser/clock';
import { createNoticesMemory } from './services/browser/noticesMemory';
import { readNotices } from './services/firebase/noticesReader';
import type { Site } from './site/site';

/** What the running application provides to the news. */
export interface NewsSurroundings {
  readonly appStore: AppStore;
  readonly site: Site;
  readonly databaseURL: string;
  readonly subscribeToNotices: NoticesGateway['subscribeToNotices'];
  readonly reportError: ReportError;
}

/** Starts following the notices, and returns the components that show them. */
export function openNews({ appStore, site, databaseURL, ...surroundings }: NewsSurroundings): News {
  appStore.rootReducer.inject(noticesSlice);
  appStore.runSaga(watchNotices, {
    gateway: { subscribeToNotices: surroundings.subscribeToNotices, readNotices: () => readNotices(databaseURL) },
    memory: createNoticesMemory(() => localStorage),
    clock: systemClock,
    timeZone: site.office.timeZone,
    reportError: surroundings.reportError,
  });
  return { way: NoticeWay, inFull: NoticesInFull };
}
