import type { DayClose } from '../../../domain/archive/dailyCloses';
import { CLOSES_SHOWN } from '../../../domain/archive/dailyCloses';
import type { QuoteSide } from '../../../domain/rates/currency';
import { daysBetween } from '../../../domain/time/zonedTime';

/** The height of a chart, whose width is the number of its days. */
export const CHART_HEIGHT = 100;

/** The lowest and the highest rate in a chart, over both sides. */
export interface ChartScale {
  readonly lowest: number;
  readonly highest: number;
}

export function scaleOf(closes: readonly DayClose[]): ChartScale | null {
  const rates = closes.flatMap(({ rates: pair }) => [pair?.buy ?? null, pair?.sell ?? null]).filter((rate) => rate !== null);
  return rates.length === 0 ? null : { lowest: Math.min(...rates), highest: Math.max(...rates) };
}

/**
 * A side's closes as a line of steps, one unit wide for each of the thirty days (rule 141). If fewer days are known, the
 * line begins at the first known day and isn't stretched; days without a rate interrupt it.
 */
export function stepLine(closes: readonly DayClose[], side: QuoteSide, today: string, { lowest, highest }: ChartScale): string {
  let last: number | null = null;
  return closes
    .flatMap(({ day, rates }) => {
      const rate = rates?.[side] ?? null;
      const place = CLOSES_SHOWN - 1 - daysBetween(day, today);
      const before = last;
      last = rate;
      if (rate === null) {
        return [];
      }
      const height = lowest === highest ? CHART_HEIGHT / 2 : (CHART_HEIGHT * (highest - rate)) / (highest - lowest);
      const y = Math.round(height * 10) / 10;
      return [before === null ? `M${place} ${y}` : before === rate ? '' : `V${y}`, `H${place + 1}`];
    })
    .join('');
}
