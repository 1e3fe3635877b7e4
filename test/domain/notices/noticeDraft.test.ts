import type { NoticeDraft, NoticeProblems } from '../../../src/domain/notices/noticeDraft';
import { draftOf, emptyNoticeDraft, noticeConcerns, readNoticeDraft } from '../../../src/domain/notices/noticeDraft';
import type { NoticeContent } from '../../../src/domain/notices/notice';
import { buildNotice } from '../../support/buildNotice';

const texts = (fields: object) => ({ ...emptyNoticeDraft.text, ...fields });
const sound: NoticeDraft = { ...emptyNoticeDraft, firstDay: '2026-05-01', text: texts({ sk: 'Zatvorené' }) };

it.each<[string, Partial<NoticeDraft>, Partial<NoticeContent>]>([
  ['one day alone', {}, { firstDay: '2026-05-01', lastDay: '2026-05-01', closed: 'day', text: { sk: 'Zatvorené' } }],
  ['several days', { lastDay: '2026-05-03' }, { lastDay: '2026-05-03' }],
  ['hours', { closing: 'hours', from: '12:00', to: '13:00' }, { closed: { from: '12:00', to: '13:00' } }],
  ['hours that no longer count', { from: 'x', to: 'x' }, { closed: 'day' }],
  ['a notice alone', { closing: 'none' }, { closed: null }],
  ['a closure alone', { text: texts({ sk: ' ' }) }, { text: null }],
  ['translations', { text: texts({ sk: 'a', hu: ' b\n c ' }) }, { text: { sk: 'a', hu: 'b c' } }],
])('reads %s', (_name, fields, expected) => {
  expect(readNoticeDraft({ ...sound, ...fields })).toMatchObject({ isContent: true, content: expected });
});

it.each<[string, Partial<NoticeDraft>, NoticeProblems]>([
  ['no first day', { firstDay: '' }, { firstDay: 'noDay' }],
  ['a first day that is none', { firstDay: '2026-02-30', lastDay: '2026-03-01' }, { firstDay: 'noDay' }],
  ['a last day that is none', { lastDay: '2026-02-30' }, { lastDay: 'noDay' }],
  ['a last day before the first', { lastDay: '2026-04-30' }, { lastDay: 'daysReversed' }],
  ['no hours', { closing: 'hours' }, { from: 'noTime', to: 'noTime' }],
  ['an end alone', { closing: 'hours', to: '13:00' }, { from: 'noTime' }],
  ['hours that go backwards', { closing: 'hours', from: '13:00', to: '13:00' }, { to: 'timesReversed' }],
  ['nothing to say', { closing: 'none', text: texts({}) }, { sk: 'noText' }],
  ['a translation without Slovak', { text: texts({ de: 'x' }) }, { sk: 'noSlovak' }],
  ['a translation alone', { closing: 'none', text: texts({ de: 'x' }) }, { sk: 'noSlovak' }],
  ['a text too long', { text: texts({ sk: 'x'.repeat(501), en: 'y'.repeat(501) }) }, { sk: 'tooLong', en: 'tooLong' }],
  ['what can not be seen in the longest text', { text: texts({ sk: `${'x'.repeat(499)}\u200b` }) }, { sk: 'unsavable' }],
  ['a picture', { text: texts({ sk: 'Zatvorené 🎄' }) }, { sk: 'unsavable' }],
  ['what can not be seen', { text: texts({ sk: 'a\u202eb' }) }, { sk: 'unsavable' }],
])('names %s', (_name, fields, problems) => {
  expect(readNoticeDraft({ ...sound, ...fields })).toEqual({ isContent: false, problems });
});

it.each<Partial<NoticeContent>>([
  {},
  { closed: null },
  { closed: { from: '09:00', to: '10:00' } },
  { text: null },
  { text: { sk: 'a', uk: 'b' } },
])('what is stored can be typed on: %j', (fields) => {
  const { id: _id, ...content } = buildNotice(fields);
  expect(readNoticeDraft(draftOf(content))).toEqual({ isContent: true, content });
});

it.each<[NoticeContent['closed'], Partial<NoticeDraft>]>([
  [null, { closing: 'none', from: '', to: '' }],
  ['day', { closing: 'day', from: '', to: '' }],
  [
    { from: '09:00', to: '10:00' },
    { closing: 'hours', from: '09:00', to: '10:00' },
  ],
])('a closing that is stored as %j is typed as %j', (closed, fields) => {
  expect(draftOf(buildNotice({ closed }))).toMatchObject(fields);
});

it.each<[string, Partial<NoticeContent>, readonly string[]]>([
  ['of today', { firstDay: '2026-04-10', lastDay: '2026-04-13' }, []],
  ['that ended yesterday', { firstDay: '2026-04-10', lastDay: '2026-04-12' }, ['past']],
  ['of 14 days', { firstDay: '2026-04-13', lastDay: '2026-04-26' }, []],
  ['of 15 days', { firstDay: '2026-04-13', lastDay: '2026-04-27' }, ['long']],
  ['of 15 days that closes nothing', { firstDay: '2026-04-13', lastDay: '2026-04-27', closed: null }, []],
  [
    'that closes some hours of 21 days',
    { firstDay: '2026-04-13', lastDay: '2026-05-03', closed: { from: '12:00', to: '12:30' } },
    [],
  ],
  ['of 15 days that are over', { firstDay: '2025-04-13', lastDay: '2025-04-27' }, ['past', 'long']],
])('a notice %s is asked about for %j', (_name, fields, concerns) => {
  expect(noticeConcerns(buildNotice(fields), '2026-04-13')).toEqual(concerns);
});
