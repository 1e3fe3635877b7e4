import type { Currency } from '../../../src/domain/rates/currency';
import { paths } from '../../../src/site/paths';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import type { RequestFailure } from '../../../src/ports/requestError';
import { OverviewPage } from '../../../src/staff/overview/OverviewPage';
import type { OverviewState, RecentPast } from '../../../src/staff/overview/overviewSlice';
import type { Deed } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import { buildCurrency } from '../../support/builders';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page } from '../story';
import { liveRates } from './currencies';
import { signedIn } from './editorStories';

const DAY = 86_400_000;
const now = Date.now();

/** A currency that was saved once a day until yesterday, with its sell rates from the newest to the oldest. */
const savedDaily = (acronym: string, buy: number, sells: readonly number[]): readonly Deed[] =>
  sells.map((sell, age) => ({ acronym, at: now - (age + 1) * DAY, rates: { buy, sell } }));

const steady = Array.from({ length: 40 }, (_, age) => 1.15 + (age % 3) / 1_000);
const deeds: readonly Deed[] = [
  ...savedDaily('USD', 1.187, steady),
  ...savedDaily('CZK', 24.9, [24.9, ...Array<number>(39).fill(23.85)]),
  ...savedDaily('HUF', 374, [379, ...Array<number>(39).fill(359.5)]),
  ...savedDaily('BRL', 6.15, [5.62, 5.62, ...Array<number>(38).fill(5.5)]),
  ...savedDaily('IDR', 21_000, [18_000, ...Array<number>(9).fill(19_200)]),
  ...savedDaily('PLN', 4.35, [4.17]),
];
const names: Readonly<Record<string, string>> = {
  USD: 'americký dolár',
  CZK: 'česká koruna',
  HUF: 'maďarský forint',
  BRL: 'brazílsky real',
  IDR: 'indonézska rupia',
  PLN: 'poľský zlotý',
};
const { entries, present } = buildHistory([...deeds].sort((one, other) => one.at - other.at));
const currencies: readonly Currency[] = [
  ...present.map((currency) => ({ ...currency, name_sk: names[currency.acronym] ?? '' })),
  buildCurrency({ acronym: 'NZD', name_sk: 'novozélandský dolár', buy: 2.08, sell: 1.94, updated: 'never' }),
  buildCurrency({ acronym: 'CHF', name_sk: 'švajčiarsky frank', buy: 0, sell: 0.91 }),
];

const past: RecentPast = { entries, present: currencies, began: now - 40 * DAY };
const usd = currencies.filter(({ acronym }) => acronym === 'USD');

const states: Readonly<Record<OverviewState['status'], Readonly<Record<string, OverviewState>>>> = {
  closed: {},
  reading: { '': { status: 'reading' } },
  shown: { '': { status: 'shown', reason: null, ...past }, outdated: { status: 'shown', reason: 'unreachable', ...past } },
  failed: Object.fromEntries(
    namesOf<RequestFailure>({ denied: true, sessionEnded: true, unsent: true, unreachable: true, failed: true }).map((reason) => [
      reason,
      { status: 'failed', reason },
    ]),
  ),
};

const overview = (name: string, state: StoredState): Story =>
  page(
    `overview, ${name}`,
    () => (
      <StaffLayout>
        <OverviewPage />
      </StaffLayout>
    ),
    { path: paths.overview, state: { rates: liveRates(currencies), auth: signedIn, ...state } },
  );

export const overviewStories: readonly Story[] = [
  ...Object.entries(states).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([others, state]) => overview([status, others].filter(Boolean).join(', '), { overview: state })),
  ),
  overview('all as usual', { overview: { status: 'shown', reason: null, ...past }, rates: liveRates(usd) }),
  overview('no currency', { overview: { status: 'shown', reason: null, ...past }, rates: liveRates([]) }),
];
