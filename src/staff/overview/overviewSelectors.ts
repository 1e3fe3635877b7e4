import { createSelector } from '@reduxjs/toolkit';
import { closingRates, daysUntil, endsOf } from '../../domain/archive/closes';
import type { EditableCurrency } from '../../domain/rates/rateEdit';
import type { Spread, SpreadVerdict } from '../../domain/rates/spread';
import { judgeSpread, medianSpread, spreadOf } from '../../domain/rates/spread';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import { selectEditableCurrencies } from '../rateEditor/editorSelectors';
import { OVERVIEW_DAYS } from './overviewSaga';
import type { OverviewRoot, OverviewState } from './overviewSlice';
import { selectOverview } from './overviewSlice';

/** The spread of one currency over the last days. */
export interface SpreadRow extends Pick<EditableCurrency, 'key' | 'acronym' | 'name_sk'> {
  /** The spreads at the end of each day, oldest first, and now; null where there was no spread or it is not known. */
  readonly spreads: readonly (Spread | null)[];
  readonly now: Spread | null;
  /** The median spread of the known days before today; null without any. */
  readonly usual: Spread | null;
  /** How many of the days before today have a known spread. */
  readonly knownDays: number;
  readonly verdict: SpreadVerdict | null;
}

export type OverviewRootState = OverviewRoot & EditorRootState;

type Shown = Extract<OverviewState, { status: 'shown' }>;

/** The spreads of the listed currencies until today ("2026-04-13"), in the office's order; null before the archive is read. */
export const selectSpreadRows = createSelector(
  [
    selectOverview,
    (state: OverviewRootState, order: readonly string[]) => selectEditableCurrencies(state, order),
    (_state: OverviewRootState, _order: readonly string[], today: string) => today,
    (_state: OverviewRootState, _order: readonly string[], _today: string, timeZone: string) => timeZone,
  ],
  (overview, currencies, today, timeZone): readonly SpreadRow[] | null => {
    if (overview.status !== 'shown') {
      return null;
    }
    const ends = endsOf(daysUntil(today, OVERVIEW_DAYS).slice(0, -1), timeZone);
    return currencies.map((currency) => rowOf(currency, ends, overview));
  },
);

function rowOf(currency: EditableCurrency, ends: readonly number[], { entries, present, began }: Shown): SpreadRow {
  const { key, acronym, name_sk } = currency;
  const closes = closingRates(ends, {
    entries: entries.filter((entry) => entry.acronym === acronym),
    present: present.find((record) => record.key === key) ?? null,
    began,
  });
  const spreads = closes.map((rates) => (rates ? spreadOf(rates) : null));
  const known = spreads.filter((spread) => spread !== null);
  const usual = medianSpread(known);
  const now = spreadOf(currency);
  return {
    key,
    acronym,
    name_sk,
    spreads: [...spreads, now],
    now,
    usual,
    knownDays: known.length,
    verdict: judgeSpread(currency, usual),
  };
}

/** The order of verdicts when unusual rows come first (rule 146). */
const urgency: readonly (SpreadVerdict | null)[] = ['loss', 'nothing', 'narrower', 'wider'];

/** Whether a row's spread is unusual. */
export function isUnusual({ verdict }: SpreadRow): boolean {
  return urgency.includes(verdict);
}

/** Puts the unusual rows first, beginning with spreads on which the office loses; the other rows keep their order. */
export function unusualFirst(rows: readonly SpreadRow[]): readonly SpreadRow[] {
  return [
    ...urgency.flatMap((verdict) => rows.filter((row) => row.verdict === verdict)),
    ...rows.filter((row) => !isUnusual(row)),
  ];
}
