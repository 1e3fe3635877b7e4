import { emptyNoticeDraft } from '../../../src/domain/notices/noticeDraft';
import type { NoticeDraft, NoticeProblem } from '../../../src/domain/notices/noticeDraft';
import type { NoticeVersion } from '../../../src/domain/notices/notice';
import { paths } from '../../../src/site/paths';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import type { NoticeAct, NoticeEditorState, NoticeReason, NoticeWrite } from '../../../src/staff/notices/noticeEditorSlice';
import { initialNoticeEditorState } from '../../../src/staff/notices/noticeEditorSlice';
import type { NoticeListState } from '../../../src/staff/notices/noticeListSlice';
import { NoticesPage } from '../../../src/staff/notices/NoticesPage';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page } from '../story';
import { liveRates } from './currencies';

const version: NoticeVersion = {
  id: '20260420-aaaaaaaa',
  version: 1,
  text: { sk: 'Do stredy máme zatvorené pre inventúru. Ďakujeme za pochopenie.', en: 'We are closed until Wednesday.' },
  firstDay: '2020-01-01',
  lastDay: '2099-12-30',
  closed: 'day',
  by: 'uid',
  at: Date.parse('2026-04-20T08:30:00Z'),
  isWithdrawn: false,
};

const once = (fields: Partial<NoticeVersion>) => {
  const only = { ...version, ...fields };
  return { id: only.id, newest: 1, versions: [only] };
};

const listed = {
  names: { uid: 'Jana' },
  notices: [
    { id: version.id, newest: 2, versions: [{ ...version, version: 2, closed: { from: '12:00', to: '13:00' } }, version] },
    once({ id: '20260421-aaaaaaaa', firstDay: '2099-12-24', lastDay: '2099-12-24', closed: null }),
    once({ id: '20260422-aaaaaaaa', isWithdrawn: true, text: null }),
    { id: '20260423-aaaaaaaa', newest: 5, versions: [1, 2, 3, 4].map((number) => ({ ...version, version: number })).reverse() },
    {
      id: '20260424-aaaaaaaa',
      newest: 6,
      versions: [1, 2, 3, 4, 5].map((number) => ({ ...version, version: number })).reverse(),
    },
  ],
};

const lists: Readonly<Record<NoticeListState['status'], NoticeListState>> = {
  waiting: { status: 'waiting' },
  shown: { status: 'shown', ...listed },
  outdated: { status: 'outdated', reason: 'unreachable', ...listed },
  failed: { status: 'failed', reason: 'unreachable' },
};

const draft: NoticeDraft = {
  ...emptyNoticeDraft,
  firstDay: '2026-05-01',
  text: { ...emptyNoticeDraft.text, sk: 'Máme zatvorené.' },
};
const { id: _id, version: _version, by: _by, at: _at, ...content } = version;
const write: NoticeWrite = { act: 'add', version: { ...content, id: null, version: 1 } };
const work = { draft, edited: null, waitingFor: null };

const acts = namesOf<NoticeAct>({ add: true, change: true, withdraw: true, restore: true });
const reasons = namesOf<NoticeReason>({
  denied: true,
  sessionEnded: true,
  overtaken: true,
  refused: true,
  unsent: true,
  unreachable: true,
  unconfirmed: true,
  failed: true,
});

const editors: Readonly<Record<NoticeEditorState['status'], Readonly<Record<string, NoticeEditorState>>>> = {
  idle: {
    '': initialNoticeEditorState,
    typing: { status: 'idle', ...work },
    changing: { status: 'idle', ...work, edited: { id: version.id, version: 2 } },
  },
  asking: { '': { status: 'asking', ...work, write, concerns: ['past', 'long'] } },
  writing: { '': { status: 'writing', ...work, write } },
  written: Object.fromEntries(acts.map((act) => [act, { ...initialNoticeEditorState, status: 'written', act }])),
  notWritten: Object.fromEntries(reasons.map((reason) => [reason, { status: 'notWritten', ...work, reason }])),
};

const story = (name: string, state: StoredState, act?: Story['act']): Story =>
  page(
    `notices, ${name}`,
    () => (
      <StaffLayout>
        <NoticesPage />
      </StaffLayout>
    ),
    {
      path: paths.notices,
      state: {
        rates: liveRates(),
        auth: { status: 'signedIn', message: 'none', email: 'staff@zmenaren.test', isStaff: true },
        noticeList: lists.shown,
        ...state,
      },
      ...(act && { act }),
    },
  );

const text = (fields: Partial<NoticeDraft['text']>) => ({ ...emptyNoticeDraft.text, ...fields });

/** The draft that causes each problem. */
const drafts: Readonly<Record<NoticeProblem, NoticeDraft>> = {
  noDay: emptyNoticeDraft,
  daysReversed: { ...draft, lastDay: '2026-04-01' },
  noTime: { ...draft, closing: 'hours' },
  timesReversed: { ...draft, closing: 'hours', from: '13:00', to: '12:00' },
  noText: { ...draft, closing: 'none', text: text({}) },
  noSlovak: { ...draft, text: text({ en: 'Closed' }) },
  tooLong: { ...draft, text: text({ sk: 'x'.repeat(501) }) },
  unsavable: { ...draft, text: text({ sk: 'a\u202eb' }) },
};

const press =
  (selector: string) =>
  (shown: HTMLElement): void =>
    shown.querySelectorAll<HTMLElement>(selector).forEach((element) => element.click());

export const noticesStories: readonly Story[] = [
  ...Object.entries(editors).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([others, noticeEditor]) =>
      story([status, others].filter(Boolean).join(', '), { noticeEditor }),
    ),
  ),
  ...Object.entries(lists).map(([status, noticeList]) => story(`list ${status}`, { noticeList }, press('summary'))),
  story('to be replaced', { noticeEditor: { status: 'idle', ...work } }, (shown) =>
    shown.querySelector<HTMLElement>('[aria-label^="Upraviť"]')?.click(),
  ),
  story('none', { noticeList: { status: 'shown', notices: [], names: {} } }),
  ...namesOf<NoticeProblem>(
    Object.fromEntries(Object.keys(drafts).map((problem) => [problem, true])) as Record<NoticeProblem, true>,
  ).map((problem) =>
    story(
      `to be written, ${problem}`,
      { noticeEditor: { ...initialNoticeEditorState, draft: drafts[problem] } },
      press('.office-notices form [type="submit"]'),
    ),
  ),
];
