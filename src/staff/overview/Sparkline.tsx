import type { Spread } from '../../domain/rates/spread';
import { UNUSUAL_DIFFERENCE } from '../../domain/rates/spread';

interface Props {
  /** At the end of each day, the oldest first; null where nobody knows it. */
  readonly spreads: readonly (Spread | null)[];
  readonly usual: Spread | null;
}

const HEIGHT = 24;
/** Above and below the line, so that it isn't cut. */
const MARGIN = 2;
/** What the height stands for at least: what is nothing unusual shall look so. */
const LEAST_SPAN = 2 * UNUSUAL_DIFFERENCE;

/** Spreads as steps from day to day, over a line for the usual one; what it shows is told beside it in words. */
export function Sparkline({ spreads, usual }: Props) {
  const known = spreads.filter((spread) => spread !== null);
  const least = Math.min(...known, usual ?? Infinity);
  const most = Math.max(...known, usual ?? -Infinity);
  const span = Math.max(most - least, LEAST_SPAN);
  const heightOf = (spread: Spread): number =>
    Math.round((HEIGHT / 2 - ((spread - (least + most) / 2) / span) * (HEIGHT - 2 * MARGIN)) * 100) / 100;
  const steps = spreads.map((spread, day) => {
    if (spread === null) {
      return '';
    }
    const before = spreads[day - 1] ?? null;
    return `${before === null ? `M${day} ` : 'V'}${heightOf(spread)}H${day + 1}`;
  });
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${spreads.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {usual !== null && <path className="sparkline__usual" d={`M0 ${heightOf(usual)}H${spreads.length}`} />}
      <path d={steps.join('')} />
    </svg>
  );
}
