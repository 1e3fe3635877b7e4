import type { Currency } from '../../../src/domain/rates/currency';
import type { RateEdit } from '../../../src/domain/rates/rateEdit';
import type { RateParts, RateProblem } from '../../../src/domain/rates/rateParts';
import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { connectionLost, initialRatesState, ratesLate, ratesSlice } from '../../../src/features/rates/ratesSlice';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import type { StaffNames } from '../../../src/ports/archive';
import { paths } from '../../../src/site/paths';
import type { LastChangesState } from '../../../src/staff/changes/lastChangesSlice';
import { EditorTable } from '../../../src/staff/rateEditor/EditorTable';
import type { EditorState, RowFailure, RowReason, SaveConcern } from '../../../src/staff/rateEditor/editorSlice';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import { RateEditorPage } from '../../../src/staff/rateEditor/RateEditorPage';
import type { AuthState } from '../../../src/staff/signIn/authSlice';
import { buildCurrency } from '../../support/builders';
import { setValue } from '../setValue';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page, part } from '../story';
import { allCurrencies, fewCurrencies, liveRates } from './currencies';

/** A signed-in member of the staff. */
export const signedIn: AuthState & { readonly status: 'signedIn' } = {
  status: 'signedIn',
  message: 'none',
  email: 'staff@zmenaren.test',
  isStaff: true,
};

function editOf(acronym: string, parts: RateParts, base?: number): RateEdit {
  const { key, buy } = fewCurrencies.find((currency) => currency.acronym === acronym) as Currency & { buy: number };
  return { key, side: 'buy', parts, base: base ?? buy };
}

const edited = editOf('USD', { whole: '1', decimals: '19' });
const editedToo = editOf('CZK', { whole: '24', decimals: '95' });
const lowered = editOf('CZK', { whole: '24', decimals: '7' });
const inConflict = editOf('USD', { whole: '1', decimals: '19' }, 1.2);

/** The input that causes each problem. */
const problems: Readonly<Record<RateProblem, RateParts>> = {
  wholeNotDigits: { whole: 'x', decimals: '19' },
  decimalsNotDigits: { whole: '1', decimals: '1,9' },
  tooManyDecimals: { whole: '1', decimals: '1234567' },
  zero: { whole: '0', decimals: '0' },
  tooLarge: { whole: '1000001', decimals: '0' },
};

const rowReasons = namesOf<RowReason>({
  invalid: true,
  unnamed: true,
  unconfirmed: true,
  overtaken: true,
  gone: true,
  alreadyListed: true,
  unreadable: true,
  restored: true,
  refused: true,
  sessionEnded: true,
  denied: true,
  unsent: true,
  unreachable: true,
  failed: true,
});

const faultyRecords: readonly Currency[] = [
  buildCurrency({ acronym: 'USD', key: 'dollar' }),
  buildCurrency({ acronym: 'JPY', storedAcronym: 'JPY ' }),
  buildCurrency({ acronym: 'kn' }),
  buildCurrency({ acronym: 'GBP', buy: null }),
  buildCurrency({ acronym: 'CHF', sell: null }),
  buildCurrency({ acronym: 'PLN', buy: null, sell: null }),
];

const wrong = editOf('USD', problems.wholeNotDigits);

const concerns: Readonly<Record<SaveConcern['kind'], readonly SaveConcern[]>> = {
  largeChange: [{ kind: 'largeChange', key: 'usd', acronym: 'USD', side: 'buy', stored: 1.187, rate: 11.9 }],
  moreDecimals: [{ kind: 'moreDecimals', key: 'usd', acronym: 'USD', side: 'buy', stored: 1.187, rate: 1.187192 }],
  changedElsewhere: [{ kind: 'changedElsewhere', key: 'usd', acronym: 'USD', side: 'sell', stored: 1.2, rate: 1.19 }],
  sellAboveBuy: [{ kind: 'sellAboveBuy', key: 'usd', acronym: 'USD', buy: 1.187, sell: 1.19 }],
  clockWrong: [{ kind: 'clockWrong', minutesAhead: 12 }],
};

const editing = (...edits: readonly RateEdit[]): EditorState => ({ ...initialEditorState, edits });
const confirming = (...asked: readonly SaveConcern[]): EditorState => ({
  ...initialEditorState,
  status: 'confirming',
  edits: [edited],
  concerns: asked,
  lastSave: null,
});
const failedFor = (savedCount: number, reasons: readonly RowReason[], ...edits: readonly RateEdit[]): EditorState => {
  const failures: readonly RowFailure[] = reasons.map((reason, index) => ({ key: fewCurrencies[index]?.key ?? '', reason }));
  return {
    ...initialEditorState,
    status: 'partlyFailed',
    edits,
    outcome: { savedCount, failures },
    foundSavedKeys: [],
    failures,
  };
};

/** The editor's states by status; the inner keys complete the names of their stories. */
const states: Readonly<Record<EditorState['status'], Readonly<Record<string, EditorState>>>> = {
  editing: {
    'nothing unsaved': editing(),
    'one change unsaved': editing(edited),
    'two changes unsaved': editing(edited, editedToo),
  },
  confirming: {
    ...Object.fromEntries(Object.entries(concerns).map(([kind, asked]) => [kind, confirming(...asked)])),
    'clock behind': confirming({ kind: 'clockWrong', minutesAhead: -1_440 }),
    everything: confirming(...Object.values(concerns).flat()),
  },
  saving: { '': { ...initialEditorState, status: 'saving', edits: [edited], savedCount: 0, failures: [] } },
  saved: { '': { ...initialEditorState, status: 'saved' } },
  partlyFailed: {
    'nothing saved': failedFor(0, ['unreachable'], edited),
    'nothing confirmed': failedFor(0, ['unconfirmed'], edited),
    'for one reason': failedFor(1, ['denied', 'denied'], edited, editedToo),
    'for several reasons': failedFor(5, ['overtaken', 'unconfirmed'], edited, editedToo),
  },
};

const editor = (name: string, state: StoredState, act?: Story['act']): Story =>
  page(
    `editor, ${name}`,
    () => (
      <StaffLayout>
        <RateEditorPage />
      </StaffLayout>
    ),
    { path: paths.editor, state: { rates: liveRates(), auth: signedIn, ...state }, ...(act && { act }) },
  );

function Rows() {
  return (
    <div className="o-wrap">
      <EditorTable />
    </div>
  );
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const changeOf = (acronym: string, until: number, by = 'uid-jana'): ArchiveEntry => ({
  key: `${acronym.toLowerCase()}~2026-04-13T16:00:00`,
  acronym,
  version: '2026-04-13T16:00:00',
  isBeginning: false,
  buy: 1,
  sell: 1,
  until,
  by,
  save: 'save-0001',
});
const shownChanges = (names: StaffNames): LastChangesState => ({
  status: 'shown',
  entries: [
    changeOf('USD', Date.now() - MINUTE),
    changeOf('CZK', Date.now() - DAY, 'uid-boris'),
    changeOf('PLN', Date.now() - 20 * DAY),
    changeOf('GBP', Date.parse('2024-12-24T09:00:00Z')),
  ],
  names,
});
const lastChanges: Readonly<Record<LastChangesState['status'], Readonly<Record<string, LastChangesState>>>> = {
  closed: {},
  reading: { '': { status: 'reading' } },
  shown: {
    '': shownChanges({ 'uid-jana': 'Jana Ukážková', 'uid-boris': 'Boris' }),
    'accounts without names': shownChanges({}),
  },
  failed: { '': { status: 'failed', reason: 'unreachable' } },
};

/** The office loses money on the first of these currencies, and earns nothing on the second. */
const lossMaking = [
  buildCurrency({ acronym: 'USD', name_sk: 'americký dolár', buy: 1.15, sell: 1.187 }),
  buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.9, sell: 24.9 }),
];

const rows = (name: string, edits: EditorState, act?: Story['act']): Story =>
  part(`editor rows, ${name}`, () => <Rows />, { state: { rates: liveRates(), editor: edits }, ...(act && { act }) });

const empty = (name: string, rates: RatesState): Story => part(`editor rows, ${name}`, () => <Rows />, { state: { rates } });

export const pressSignOut = (shown: HTMLElement): void => shown.querySelector<HTMLElement>('.staff-navbar button')?.click();

function pressReview(shown: HTMLElement): void {
  [...shown.querySelectorAll<HTMLElement>('.save-bar__actions button')].at(0)?.click();
}

const pasteText = (text: string) => (shown: HTMLElement) => {
  const input = shown.querySelector<HTMLInputElement>('input[data-rate]');
  input?.focus();
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  input?.dispatchEvent(Object.assign(paste, { clipboardData: { getData: () => text } }));
};

/** One rate that widens the spread, one that narrows it, and a text that is no rate. */
const typedBuys = ['2', '23,9', 'x'];

function typeSpreads(shown: HTMLElement): void {
  const wholes = shown.querySelectorAll<HTMLInputElement>('input[data-rate=buy]');
  typedBuys.forEach((text, index) => setValue(wholes[index] ?? null, text));
}

const notFound = 'nič';

function findNothing(shown: HTMLElement): void {
  setValue(shown.querySelector<HTMLInputElement>('input[type=search]'), notFound);
}

export const editorStories: readonly Story[] = [
  rows('unchanged', editing()),
  rows('edited', editing(edited)),
  rows('in conflict', editing(inConflict)),
  rows('something pasted that is no rate', editing(), pasteText('žiadny kurz')),
  rows('several rates pasted', editing(), pasteText('24,9\t23,9')),
  { ...rows('filter finds nothing', editing(), findNothing), says: [notFound] },
  part('editor rows, a time in the future', () => <Rows />, {
    state: { rates: liveRates([...fewCurrencies, buildCurrency({ acronym: 'GBP', updated: '2090-01-01T00:00:00' })]) },
  }),
  ...Object.entries(problems).map(([problem, parts]) => rows(problem, failedFor(0, ['invalid'], editOf('USD', parts)))),
  ...rowReasons.map((reason) => rows(`not saved, ${reason}`, failedFor(0, [reason], reason === 'invalid' ? wrong : edited))),
  empty('waiting', initialRatesState),
  empty('no rates', ratesSlice.reducer(initialRatesState, ratesLate())),
  empty('no currencies', liveRates([])),
  editor('all rows', { rates: liveRates(allCurrencies), lastChanges: shownChanges({ 'uid-jana': 'Jana Ukážková' }) }),
  ...Object.entries(lastChanges).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([others, state]) =>
      editor(['last changes', status, others].filter(Boolean).join(', '), {
        lastChanges: state,
        rates: liveRates([...fewCurrencies, buildCurrency({ acronym: 'PLN' }), buildCurrency({ acronym: 'GBP' })]),
      }),
    ),
  ),
  editor('spreads that are none', { rates: liveRates(lossMaking) }),
  { ...editor('spreads that are typed', { rates: liveRates() }, typeSpreads), says: typedBuys },
  ...Object.entries(states).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([others, state]) => editor([status, others].filter(Boolean).join(', '), { editor: state })),
  ),
  editor('by an account that is not on the staff list', { auth: { ...signedIn, isStaff: false } }),
  editor('faulty records', { rates: liveRates([...fewCurrencies, ...faultyRecords]) }),
  editor('edits of a currency that is gone', { editor: editing(edited, { ...edited, key: 'gbp' }, { ...edited, key: 'jpy' }) }),
  editor('without a connection', { rates: ratesSlice.reducer(liveRates(), connectionLost()), editor: editing(edited) }),
  editor('changes to look through', { editor: editing(edited, lowered, editOf('HUF', problems.tooManyDecimals)) }, pressReview),
  editor('leaving with a change unsaved', { editor: editing(edited) }, pressSignOut),
];
