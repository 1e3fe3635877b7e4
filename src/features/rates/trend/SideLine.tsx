import type { QuoteSide } from '../../../domain/rates/currency';

interface Props {
  readonly side: QuoteSide;
  readonly path: string;
}

/** A side's line in a chart: solid for the buy rate and dashed for the sell rate, so it needs no colour. */
export function SideLine({ side, path }: Props) {
  return <path className={`trend__line trend__line--${side}`} d={path} />;
}
