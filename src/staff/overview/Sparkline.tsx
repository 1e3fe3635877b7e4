import type { Spread } from '../../domain/rates/spread';
import { UNUSUAL_DIFFERENCE } from '../../domain/rates/spread';

interface Props {
  /** The spread at the end of each day, oldest first; null where it is not known. */
  readonly spreads: readonly (Spread | null)[];
  readonly usual: Spread | null;
}

const HEIGHT = 24;
/** Space above and below the line, or its edge would be cut off. */
const MARGIN = 2;
/** The smallest range of spreads that the height stands for: usual differences should look small. */
const LEAST_SPAN = 2 * UNUSUAL_DIFFERENCE;

/** Draws spreads as steps from day to day over a line for the usual spread; the text beside it says the same in words. */
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
