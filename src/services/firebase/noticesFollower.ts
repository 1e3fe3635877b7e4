import type { FirebaseApp } from 'firebase/app';
import { getDatabase, limitToLast, onValue, orderByKey, query, ref } from 'firebase/database';
import type { NoticesGateway, RawNotice } from '../../ports/notices';
import { NOTICES_PATH } from './addresses';
import { LAST_NOTICES } from './noticesReader';

/** Follows the last notices over the connection that the rates gateway has opened. */
export function createNoticesFollower(app: FirebaseApp): NoticesGateway['subscribeToNotices'] {
  return (listener) =>
    onValue(
      query(ref(getDatabase(app), NOTICES_PATH), orderByKey(), limitToLast(LAST_NOTICES)),
      (list) => {
        const notices: RawNotice[] = [];
        list.forEach((notice) => void notices.push({ id: notice.key, versions: notice.val() as unknown }));
        listener({ type: 'notices', notices });
      },
      () => listener({ type: 'failed' }),
    );
}
