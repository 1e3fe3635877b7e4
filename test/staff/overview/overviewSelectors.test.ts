import type { SpreadVerdict } from '../../../src/domain/rates/spread';
import { OVERVIEW_DAYS } from '../../../src/staff/overview/overviewSaga';
import type { SpreadRow } from '../../../src/staff/overview/overviewSelectors';
import { isUnusual, selectSpreadRows, unusualFirst } from '../../../src/staff/overview/overviewSelectors';
import type { OverviewState } from '../../../src/staff/overview/overviewSlice';
import { initialOverviewState } from '../../../src/staff/overview/overviewSlice';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import { buildHistory } from '../../support/buildHistory';
import { buildLiveRates } from '../../support/builders';

const zone = 'Europe/Bratislava';
const noon = (day: string): number => Date.parse(`${day}T12:00+02:00`);

/** CZK has been listed for two days; the spread of USD was wider yesterday, and is the same as before again. */
const { entries, present } = buildHistory([
  { acronym: 'USD', at: noon('2026-04-01'), rates: { buy: 102, sell: 98 } },
  { acronym: 'CZK', at: noon('2026-05-18'), rates: { buy: 101, sell: 99 } },
  { acronym: 'USD', at: noon('2026-05-19'), rates: { buy: 103, sell: 97 } },
  { acronym: 'USD', at: noon('2026-05-20'), rates: { buy: 102, sell: 98 } },
]);
const began = entries.at(-1)?.until ?? null;
const shown: OverviewState = { status: 'shown', reason: null, entries, present, began };

const rowsOf = (overview: OverviewState, order: readonly string[] = []) =>
  selectSpreadRows(
    {
      overview,
      editor: initialEditorState,
      rates: buildLiveRates(...present),
    },
    order,
    '2026-05-20',
    zone,
  );

describe('the rows', () => {
  it('are unknown while the archive is unread', () => {
    expect(rowsOf(initialOverviewState)).toBeNull();
    expect(rowsOf({ status: 'reading' })).toBeNull();
    expect(rowsOf({ status: 'failed', reason: 'unreachable' })).toBeNull();
  });

  it('stand in the office’s order', () => {
    expect(rowsOf(shown, ['USD', 'CZK'])?.map(({ acronym }) => acronym)).toEqual(['USD', 'CZK']);
    expect(rowsOf(shown, ['CZK', 'USD'])?.map(({ acronym }) => acronym)).toEqual(['CZK', 'USD']);
  });

  it('have the spread at the end of every day, and the present one', () => {
    const [usd, czk] = rowsOf(shown, ['USD', 'CZK']) ?? [];
    const days = OVERVIEW_DAYS - 1;
    expect(usd).toMatchObject({ key: 'usd', now: 400, usual: 400, knownDays: days, verdict: 'usual' });
    expect(usd?.spreads).toEqual([...Array.from({ length: days - 1 }, () => 400), 600, 400]);
    expect(czk).toMatchObject({ key: 'czk', now: 200, usual: 200, knownDays: 2, verdict: 'usual' });
    expect(czk?.spreads).toEqual([...Array.from({ length: days - 2 }, () => null), 200, 200, 200]);
  });

  it('know of the days before the archive began only what its first entry replaced', () => {
    const young: OverviewState = { ...shown, entries: entries.slice(0, 1), began: noon('2026-05-20') };
    const [usd] = rowsOf(young, ['USD']) ?? [];
    expect(usd).toMatchObject({ knownDays: 1, usual: 600, now: 400, verdict: 'narrower' });
  });
});

describe('what is unusual', () => {
  const row = (acronym: string, verdict: SpreadVerdict | null): SpreadRow => ({
    key: acronym.toLowerCase(),
    acronym,
    name_sk: acronym,
    spreads: [],
    now: null,
    usual: null,
    knownDays: 0,
    verdict,
  });

  it.each<[SpreadVerdict | null, boolean]>([
    ['loss', true],
    ['nothing', true],
    ['narrower', true],
    ['wider', true],
    ['usual', false],
    [null, false],
  ])('a row of verdict %s: %s', (verdict, unusual) => {
    expect(isUnusual(row('USD', verdict))).toBe(unusual);
  });

  it('comes first, losses before all else, and the others keep their order', () => {
    const rows = [
      row('AUD', 'usual'),
      row('BRL', 'wider'),
      row('CZK', null),
      row('GBP', 'narrower'),
      row('HUF', 'nothing'),
      row('PLN', 'usual'),
      row('USD', 'loss'),
      row('UAH', 'loss'),
    ];
    expect(unusualFirst(rows).map(({ acronym }) => acronym)).toEqual(['USD', 'UAH', 'HUF', 'GBP', 'BRL', 'AUD', 'CZK', 'PLN']);
  });
});
