import type { NoticeVersion } from '../../../src/domain/notices/notice';
import { newestOf, noticesIn, parseNoticeHistory, phaseOf } from '../../../src/domain/notices/noticeHistory';
import { buildNoticeVersion, buildStoredNotice } from '../../support/buildNotice';

const once = (fields: Partial<NoticeVersion> = {}) => {
  const version = buildNoticeVersion(fields);
  return { id: version.id, newest: version.version, versions: [version] };
};

it('keeps what can be read, the newest first, and counts what can not', () => {
  const history = parseNoticeHistory('notice-1', [null, buildStoredNotice(), 'x', buildStoredNotice(), { firstDay: 5 }]);
  expect(history?.newest).toBe(4);
  expect(history?.versions.map(({ version }) => version)).toEqual([3, 1]);
  expect(history && newestOf(history)).toBeNull();
});

it.each([null, {}, 'x', [], { x: buildStoredNotice() }])('finds no notice in %j', (stored) => {
  expect(parseNoticeHistory('notice-1', stored)).toBeNull();
});

it.each<[string, Partial<NoticeVersion>, string]>([
  ['2026-04-12', {}, 'coming'],
  ['2026-04-13', {}, 'current'],
  ['2026-04-14', {}, 'current'],
  ['2026-04-15', {}, 'past'],
  ['2026-04-13', { isWithdrawn: true }, 'past'],
])('on %s a notice with %j is %s', (today, fields, phase) => {
  expect(phaseOf(once(fields), today)).toBe(phase);
});

it('is over when its newest version can not be read', () => {
  expect(phaseOf({ ...once(), newest: 2 }, '2026-04-13')).toBe('past');
});

it('orders what comes by its days, and what is over the other way round', () => {
  const [early, late] = [once({ id: 'b' }), once({ id: 'a', firstDay: '2026-04-14' })];
  expect(noticesIn('coming', [late, early], '2026-04-01')).toEqual([early, late]);
  expect(noticesIn('past', [early, late], '2026-05-01')).toEqual([late, early]);
  expect(noticesIn('current', [early, late], '2026-05-01')).toEqual([]);
});
