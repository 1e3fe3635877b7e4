import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import type { DraftProblem } from '../../../src/domain/rates/newCurrency';
import { initialRatesState } from '../../../src/features/rates/ratesSlice';
import { paths } from '../../../src/site/paths';
import { CurrenciesPage } from '../../../src/staff/currencies/CurrenciesPage';
import type { CurrenciesState } from '../../../src/staff/currencies/currenciesSlice';
import { initialCurrenciesState } from '../../../src/staff/currencies/currenciesSlice';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import { buildCurrency } from '../../support/builders';
import { setValue } from '../setValue';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page } from '../story';
import { fewCurrencies, liveRates } from './currencies';

const usd = buildCurrency();

const entry = (isBeginning: boolean): ArchiveEntry => ({
  key: 'usd~2026-04-13T16:00:00',
  acronym: 'USD',
  version: '2026-04-13T16:00:00',
  isBeginning,
  buy: isBeginning ? null : 1.187,
  sell: null,
  until: Date.parse('2026-04-20T08:30:00Z'),
  by: 'uid',
  save: 'save-0001',
});

const asking = (entries: readonly ArchiveEntry[] | 'unreadable' | null): CurrenciesState => ({
  status: 'asking',
  currency: usd,
  lookup: { acronym: 'USD', entries },
});

const states: Readonly<Record<CurrenciesState['status'], Readonly<Record<string, CurrenciesState>>>> = {
  idle: { '': initialCurrenciesState },
  asking: {
    'looking up': asking(null),
    'since nobody can find out': asking('unreadable'),
    'since a day': asking([entry(true)]),
    'since a day at least': asking([entry(false)]),
    'since nobody knows when': asking([]),
  },
  writing: { '': { status: 'writing', act: 'add', acronym: 'GBP', lookup: null } },
  written: {
    added: { status: 'written', act: 'add', acronym: 'GBP', lookup: null },
    retired: { status: 'written', act: 'retire', acronym: 'GBP', lookup: null },
  },
  notWritten: {
    '': { status: 'notWritten', act: 'add', acronym: 'GBP', reason: 'alreadyListed', lookup: null },
    ...Object.fromEntries(
      (['overtaken', 'unreadable', 'restored', 'unconfirmed'] as const).map((reason) => [
        reason,
        { status: 'notWritten', act: 'retire', acronym: 'USD', reason, lookup: null },
      ]),
    ),
  },
};

const story = (name: string, state: CurrenciesState, others: StoredState = {}, act?: Story['act']): Story =>
  page(
    `currencies, ${name}`,
    () => (
      <StaffLayout>
        <CurrenciesPage />
      </StaffLayout>
    ),
    {
      path: paths.currencies,
      state: {
        rates: liveRates(),
        auth: { status: 'signedIn', message: 'none', email: 'staff@zmenaren.test', isStaff: true },
        currencies: state,
        ...others,
      },
      ...(act && { act }),
    },
  );

/** The input that causes each problem: code, names and rates, in the order of the form. */
const drafts: Readonly<Record<DraftProblem, readonly string[]>> = {
  noCode: ['€', 'a', 'a', '1', '1'],
  baseCurrency: ['EUR', 'a', 'a', '1', '1'],
  alreadyListed: ['USD', 'a', 'a', '1', '1'],
  keyTaken: ['XAU', 'a', 'a', '1', '1'],
  noName: ['GBP', ' ', ' ', '1', '1'],
  noNumber: ['GBP', 'a', 'a', '', ''],
  sellAboveBuy: ['GBP', 'a', 'a', '1', '2'],
  tooManyDecimals: ['GBP', 'a', 'a', '0,1234567', '0,1'],
  zero: ['GBP', 'a', 'a', '0', '0'],
  tooLarge: ['GBP', 'a', 'a', '9000000', '1'],
};

/** A list in which the place of XAU is taken. */
const takenPlace: StoredState = { rates: liveRates([...fewCurrencies, buildCurrency({ acronym: 'GOLD', key: 'xau' })]) };

const fillIn =
  (texts: readonly string[]) =>
  (shown: HTMLElement): void => {
    shown
      .querySelectorAll<HTMLInputElement>('.currencies__form input')
      .forEach((input, index) => setValue(input, texts[index] ?? ''));
    // By then, the typed texts have been rendered.
    queueMicrotask(() => shown.querySelector<HTMLElement>('.currencies__form button')?.click());
  };

export const currenciesStories: readonly Story[] = [
  ...Object.entries(states).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([others, state]) => story([status, others].filter(Boolean).join(', '), state)),
  ),
  story('waiting', initialCurrenciesState, { rates: initialRatesState }),
  story('no currencies', initialCurrenciesState, { rates: liveRates([]) }),
  story('typed', initialCurrenciesState, {
    additionDraft: {
      draft: { acronym: 'GBP', name_sk: 'britská libra', name_en: 'British Pound', buy: '0,885', sell: '' },
      waitingFor: null,
    },
  }),
  ...namesOf<DraftProblem>(
    Object.fromEntries(Object.keys(drafts).map((problem) => [problem, true])) as Record<DraftProblem, true>,
  ).map((problem) => ({
    ...story(
      `to be added, ${problem}`,
      initialCurrenciesState,
      problem === 'keyTaken' ? takenPlace : {},
      fillIn(drafts[problem]),
    ),
    says: drafts[problem],
  })),
];
