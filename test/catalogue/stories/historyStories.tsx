import { noFilter } from '../../../src/domain/archive/filter';
import type { PastList } from '../../../src/domain/archive/listAt';
import type { RateEdit } from '../../../src/domain/rates/rateEdit';
import type { RequestFailure } from '../../../src/ports/requestError';
import { paths } from '../../../src/site/paths';
import type { ArchiveState } from '../../../src/staff/archive/archiveSlice';
import { PAGE_SIZE } from '../../../src/staff/archive/archiveSlice';
import type { ExportState } from '../../../src/staff/archive/exportSlice';
import { HistoryPage } from '../../../src/staff/archive/HistoryPage';
import type { PastListState } from '../../../src/staff/archive/pastListSlice';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import { buildCurrency } from '../../support/builders';
import { buildEntries, buildHistory } from '../../support/buildHistory';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page } from '../story';
import { liveRates } from './currencies';
import { signedIn } from './editorStories';

const DAY = 86_400_000;
const MOMENT = Date.parse('2026-04-13T14:05:00Z');

const { entries, present } = buildHistory([
  { acronym: 'USD', at: MOMENT - 2 * DAY, rates: { buy: 1.187, sell: 1.15 } },
  { acronym: 'IDR', at: MOMENT - 2 * DAY, rates: { buy: 20_082, sell: 18_500 } },
  { acronym: 'GBP', at: MOMENT - 2 * DAY, rates: { buy: 0.9, sell: null } },
  { acronym: 'USD', at: MOMENT - DAY, rates: { buy: 1.19, sell: 1.15 } },
  { acronym: 'IDR', at: MOMENT - DAY, rates: { buy: 20_182, sell: 18_500.5 } },
  { acronym: 'GBP', at: MOMENT - DAY, rates: { buy: 0.9, sell: 0.85 } },
  { acronym: 'PLN', at: MOMENT - 2 * DAY, rates: { buy: 4.3, sell: null } },
  { acronym: 'PLN', at: MOMENT - DAY, rates: { buy: 4.3, sell: 4.1 } },
  { acronym: 'CHF', at: MOMENT - 2 * DAY, rates: { buy: 0.93, sell: 0.91 } },
  { acronym: 'CHF', at: MOMENT - DAY, rates: { buy: 0.94, sell: 0.91 } },
  { acronym: 'CHF', at: MOMENT, rates: { buy: 0.93, sell: 0.91 } },
  { acronym: 'GBP', at: MOMENT, rates: null },
]);

const loaded = {
  entries,
  older: 'none',
  past: null,
  names: { 'uid-jana': 'Jana Ukážková' },
  filter: noFilter,
  wanted: PAGE_SIZE,
  isOutdated: false,
} as const;
const empty = { ...loaded, entries: [] };
const more = { ...loaded, entries: buildEntries(3), older: { until: 1, readOfMoment: 1 } };
const shown: ArchiveState = { status: 'shown', ...loaded };

const failures = namesOf<RequestFailure>({ denied: true, sessionEnded: true, unsent: true, unreachable: true, failed: true });

const archiveStates: Readonly<Record<ArchiveState['status'], Readonly<Record<string, ArchiveState>>>> = {
  closed: {},
  loading: { '': { status: 'loading', ...empty }, 'older changes': { status: 'loading', ...more } },
  shown: {
    '': shown,
    'older ones can be asked for': { status: 'shown', ...more },
    'accounts without names': { status: 'shown', ...loaded, names: {} },
    'names on their way': { status: 'shown', ...loaded, names: null },
    outdated: { status: 'shown', ...loaded, isOutdated: true },
    'nothing archived': { status: 'shown', ...empty },
    'one currency alone': { status: 'shown', ...loaded, filter: { ...noFilter, acronym: 'IDR' } },
    'nothing found': { status: 'shown', ...loaded, filter: { ...noFilter, by: { account: 'nobody' } } },
    'days that lie further back': {
      status: 'shown',
      ...more,
      filter: { ...noFilter, to: MOMENT },
      past: { to: MOMENT, entries, older: 'none', following: [] },
    },
    'changes of accounts without names': { status: 'shown', ...loaded, names: {}, filter: { ...noFilter, by: { noneOf: [] } } },
    'days the wrong way round': { status: 'shown', ...loaded, filter: { ...noFilter, from: 2, to: 1 } },
  },
  failed: Object.fromEntries(failures.map((reason) => [reason, { status: 'failed', ...empty, reason }])),
};

const pastLists: Readonly<Record<string, PastList>> = {
  known: {
    type: 'known',
    rates: [
      { acronym: 'USD', buy: 1.187, sell: 1.15 },
      { acronym: 'IDR', buy: 20_082, sell: 18_500 },
      { acronym: 'GBP', buy: 0.9, sell: null },
    ],
  },
  'known to be empty': { type: 'known', rates: [] },
  'before the archive': { type: 'beforeArchive', began: MOMENT },
  'without an archive': { type: 'beforeArchive', began: null },
  'still to come': { type: 'stillToCome' },
};

const pastStates: Readonly<Record<string, PastListState>> = {
  reading: { status: 'reading', moment: MOMENT },
  ...Object.fromEntries(
    Object.entries(pastLists).map(([name, list]) => [name, { status: 'shown', moment: MOMENT, list } as const]),
  ),
  failed: { status: 'failed', moment: MOMENT, reason: 'unreachable' },
};

const exportStates: Readonly<Record<string, ExportState>> = {
  reading: { status: 'reading' },
  empty: { status: 'empty' },
  failed: { status: 'failed', reason: 'failed' },
};

const history = (name: string, state: StoredState, act?: Story['act']): Story =>
  page(
    `history, ${name}`,
    () => (
      <StaffLayout>
        <HistoryPage />
      </StaffLayout>
    ),
    {
      path: paths.history,
      state: { rates: liveRates([...present, buildCurrency({ acronym: 'CZK' })]), auth: signedIn, archive: shown, ...state },
      ...(act && { act }),
    },
  );

function openTools(shownPage: HTMLElement): void {
  shownPage.querySelectorAll('details').forEach((details) => (details.open = true));
}

function askWithoutDay(shownPage: HTMLElement): void {
  openTools(shownPage);
  shownPage.querySelector<HTMLElement>('.past-list [type=submit]')?.click();
}

const unsaved = present.map(({ key }): RateEdit => ({ key, side: 'buy', parts: { whole: '9', decimals: '5' }, base: 1 }));

function revertSave(shownPage: HTMLElement): void {
  shownPage.querySelector<HTMLElement>('.history__save-head .button')?.click();
}

export const historyStories: readonly Story[] = [
  ...Object.entries(archiveStates).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([name, archive]) => history([status, name].filter(Boolean).join(', '), { archive }, openTools)),
  ),
  history('tools closed', {}),
  ...Object.entries(pastStates).map(([name, pastList]) => history(`earlier list ${name}`, { pastList }, openTools)),
  history('earlier list asked for without a day', {}, askWithoutDay),
  history('a change that would replace unsaved rates', { editor: { ...initialEditorState, edits: unsaved } }, revertSave),
  ...Object.entries(exportStates).map(([name, archiveExport]) => history(`export ${name}`, { archiveExport }, openTools)),
];
