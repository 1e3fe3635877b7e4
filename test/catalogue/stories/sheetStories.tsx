import { paths } from '../../../src/site/paths';
import type { RequestFailure } from '../../../src/ports/requestError';
import { HistoryPage } from '../../../src/staff/archive/HistoryPage';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import { RateEditorPage } from '../../../src/staff/rateEditor/RateEditorPage';
import { CounterSheet } from '../../../src/staff/sheet/CounterSheet';
import type { ListNumberState, NumberFailure } from '../../../src/staff/sheet/listNumberSlice';
import { NumberedSheet } from '../../../src/staff/sheet/NumberedSheet';
import type { RateSheet } from '../../../src/staff/sheet/rateSheet';
import { buildCode, buildCurrency } from '../../support/builders';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page, part } from '../story';
import { fewCurrencies, liveRates } from './currencies';
import { signedIn } from './editorStories';

const MOMENT = Date.parse('2026-04-13T14:05:00Z');

const lineOf = (acronym: string) => ({ acronym, name: 'juhoafrický rand', buy: 20_082, sell: 18_500.5 });

const sheet: RateSheet = {
  moment: null,
  lines: fewCurrencies.map(({ acronym, name_sk, buy, sell }) => ({ acronym, name: name_sk ?? '', buy, sell })),
  validFrom: MOMENT,
  number: 3,
  unverifiedSince: null,
};

const namesIn = ({ lines }: RateSheet): readonly string[] => lines.flatMap(({ acronym, name }) => [acronym, name]);

const sheets: Readonly<Record<string, RateSheet>> = {
  'with its number': sheet,
  'without a number': { ...sheet, number: null },
  'without a number or a beginning': { ...sheet, number: null, validFrom: null },
  'of many currencies': { ...sheet, lines: Array.from({ length: 45 }, (_value, index) => lineOf(buildCode(index))) },
  'of an earlier moment, a rate missing': { ...sheet, moment: MOMENT, lines: [{ ...lineOf('ZAR'), buy: null }] },
  'of rates that may be old': { ...sheet, number: null, unverifiedSince: MOMENT },
};

const failures = namesOf<NumberFailure>({
  denied: true,
  sessionEnded: true,
  unsent: true,
  unreachable: true,
  failed: true,
  notCurrent: true,
  overtaken: true,
} satisfies Record<RequestFailure | NumberFailure, true>);

const list = { moment: MOMENT } as const;

const numbers: Readonly<Record<ListNumberState['status'], Readonly<Record<string, ListNumberState>>>> = {
  none: { '': { status: 'none' } },
  reading: { '': { status: 'reading', list } },
  read: {
    '': { status: 'read', list, found: { validFrom: MOMENT, number: 3 } },
    'unknown to the archive': { status: 'read', list, found: null },
  },
  failed: Object.fromEntries(failures.map((reason) => [reason, { status: 'failed', list, reason }])),
};

function openDialog(shown: HTMLElement): void {
  shown.querySelectorAll('details').forEach((details) => (details.open = true));
  shown.querySelector<HTMLElement>('.past-list__actions button, .save-bar .sheet-button')?.click();
}

const printing = (name: string, state: StoredState, isEditor = false): Story =>
  page(`printing, ${name}`, () => <StaffLayout>{isEditor ? <RateEditorPage /> : <HistoryPage />}</StaffLayout>, {
    path: isEditor ? paths.editor : paths.history,
    state: { rates: liveRates([buildCurrency(), ...fewCurrencies.slice(1)]), auth: signedIn, ...state },
    act: openDialog,
  });

const pastList = {
  status: 'shown',
  moment: MOMENT,
  list: { type: 'known', rates: [{ acronym: 'USD', buy: 1.187, sell: 1.15 }] },
} as const;

export const sheetStories: readonly Story[] = [
  ...Object.entries(sheets).flatMap(([name, value]) => [
    part(`sheet ${name}`, () => <NumberedSheet sheet={value} />, { says: namesIn(value) }),
    part(`sheet for the counter ${name}`, () => <CounterSheet sheet={value} />, { says: namesIn(value) }),
  ]),
  ...Object.entries(numbers).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([name, listNumber]) =>
      printing(`number ${[status, name].filter(Boolean).join(', ')}`, { pastList, listNumber }),
    ),
  ),
  printing(
    'with unsaved changes',
    {
      editor: {
        ...initialEditorState,
        edits: [{ key: 'usd', side: 'buy', parts: { whole: '1', decimals: '19' }, base: 1.187 }],
      },
    },
    true,
  ),
];
