import type { Notice, NoticeVersion } from '../../src/domain/notices/notice';

/** A notice that closes the office on 13 and 14 April 2026, as it is stored; a test names only the fields that it is about. */
export function buildStoredNotice(fields: object = {}): object {
  return {
    text: { sk: 'Zajtra máme zatvorené.' },
    firstDay: '2026-04-13',
    lastDay: '2026-04-14',
    closed: 'day',
    by: 'staff-1',
    at: 5,
    isWithdrawn: false,
    ...fields,
  };
}

/** A notice as a visitor's page holds it. */
export function buildNotice(fields: Partial<Notice> = {}): Notice {
  return {
    id: 'notice-1',
    text: { sk: 'Zajtra máme zatvorené.' },
    firstDay: '2026-04-13',
    lastDay: '2026-04-14',
    closed: 'day',
    ...fields,
  };
}

/** A version of a notice as the staff's page holds it. */
export function buildNoticeVersion(fields: Partial<NoticeVersion> = {}): NoticeVersion {
  return { ...buildNotice(), version: 1, by: 'staff-1', at: 5, isWithdrawn: false, ...fields };
}
