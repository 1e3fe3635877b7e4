import type { DayClose } from '../../../domain/archive/dailyCloses';
import { CLOSES_SHOWN } from '../../../domain/archive/dailyCloses';
import type { QuoteSide } from '../../../domain/rates/currency';
import { daysBetween } from '../../../domain/time/zonedTime';

/** The height of a chart, whose width is the number of its days. */
export const CHART_HEIGHT = 100;

/** Which rates a chart reaches from and to, of both sides together; null where there are none. */
export interface ChartScale {
  readonly lowest: number;
  readonly highest: number;
}

export function scaleOf(closes: readonly DayClose[]): ChartScale | null {
  const rates = closes.flatMap(({ rates: pair }) => [pair?.buy ?? null, pair?.sell ?? null]).filter((rate) => rate !== null);
  return rates.length === 0 ? null : { lowest: Math.min(...rates), highest: Math.max(...rates) };
}

/**
 * A side's closes as steps, one unit wide for each of thirty days (rule 141): what is known of fewer days begins at its own day and is
 * not stretched, and days without a rate interrupt the line.
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
