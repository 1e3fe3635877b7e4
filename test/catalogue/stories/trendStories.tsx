import type { TrendState } from '../../../src/features/rates/trend/trendsSlice';
import { LastDaysAt } from '../../../src/features/rates/trend/LastDays';
import { Rates } from '../../../src/features/rates/Rates';
import type { Deed } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import { buildCurrency } from '../../support/builders';
import type { Story } from '../story';
import { part } from '../story';
import { liveRates } from './currencies';

/** Noon on a Monday in the office, in milliseconds since 1970. */
const NOON = Date.parse('2026-04-13T12:00+02:00');
const DAY = 86_400_000;

type Rates = Deed['rates'];

/** Builds a currency's history from its rates and how many days ago each was saved. */
function historyOf(acronym: string, steps: readonly (readonly [daysAgo: number, rates: Rates])[], now = NOON) {
  return buildHistory(steps.map(([daysAgo, rates]) => ({ acronym, at: now - daysAgo * DAY, rates })));
}

/** Rates that change on every working day of the last forty days. */
const restless = (scale: number) =>
  Array.from({ length: 40 }, (_, age) => 40 - age)
    .filter((daysAgo) => ![1, 2].includes(daysAgo % 7))
    .map((daysAgo): readonly [number, Rates] => {
      const middle = scale * (1 + Math.sin(daysAgo / 3) / 40 + Math.cos(daysAgo) / 90);
      return [daysAgo, { buy: round(middle * 1.015), sell: round(middle * 0.985) }];
    });

const round = (rate: number): number => Number(rate.toPrecision(4));

const histories: Readonly<Record<string, readonly [acronym: string, steps: readonly (readonly [number, Rates])[]]>> = {
  'a restless month': ['USD', restless(1.17)],
  'long figures': ['IDR', restless(19_800)],
  'a higher rate today': [
    'USD',
    [
      [40, { buy: 1.2, sell: 1.1 }],
      [0.1, { buy: 1.25, sell: 1.05 }],
    ],
  ],
  'a month without a change': ['USD', [[40, { buy: 1.2, sell: 1.2 }]]],
  'an archive just begun': [
    'CZK',
    [
      [3, { buy: 24.85, sell: 23.9 }],
      [1, { buy: 24.9, sell: 23.8 }],
    ],
  ],
  'known since today': ['HUF', [[0.1, { buy: 374, sell: 359.5 }]]],
  'not listed for some days': [
    'PLN',
    [
      [40, { buy: 4.3, sell: 4.1 }],
      [20, null],
      [12, { buy: 4.4, sell: 4.2 }],
    ],
  ],
  'a rate that can not be read': [
    'PLN',
    [
      [40, { buy: 4.3, sell: 4.1 }],
      [20, { buy: null, sell: 4 }],
      [12, { buy: 4.4, sell: 4.2 }],
    ],
  ],
  'hardly a change': [
    'VND',
    [
      [40, { buy: 30_000, sell: 28_000 }],
      [0.1, { buy: 30_000.1, sell: 27_999.9 }],
    ],
  ],
};

/** This history ends now, because the stories that use it show the last days by the real clock. */
const { entries } = historyOf('USD', restless(1.17), Date.now());

const trends: Readonly<Record<string, TrendState>> = {
  waiting: { status: 'closed' },
  reading: { status: 'reading', isRetrying: false },
  failed: { status: 'failed' },
  retrying: { status: 'reading', isRetrying: true },
  shown: { status: 'shown', entries },
  'just closed': { status: 'kept', entries },
};

const open = (shown: HTMLElement): void => shown.querySelector<HTMLElement>('.rates-table__open')?.click();

const stories = Object.entries(histories).map(([name, [acronym, steps]]) => {
  const history = historyOf(acronym, steps);
  const render = () => <LastDaysAt now={NOON} entries={history.entries} present={history.present[0] ?? buildCurrency()} />;
  return part(`last days, ${name}`, render, { says: [acronym] });
});

/** The same stories with the table of days open. */
const tables = stories.map(({ name, render, says = [] }) =>
  part(`${name}, day by day`, render, { says, act: (shown) => shown.querySelector('details')?.setAttribute('open', '') }),
);

export const trendStories: readonly Story[] = [
  ...stories,
  ...tables.filter(({ name }) => /long|not listed|can not/.test(name)),
  ...Object.entries(trends).map(([name, trend]) =>
    part(`rates, row open, ${name}`, () => <Rates />, {
      state: { rates: liveRates(), trends: { 'currencies/usd': trend } },
      act: open,
    }),
  ),
  part('rates, row open, without what shows it', () => <Rates />, {
    state: { rates: liveRates() },
    trend: () => Promise.reject(new Error('There is no network.')),
    act: open,
  }),
];
