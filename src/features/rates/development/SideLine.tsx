import type { QuoteSide } from '../../../domain/rates/currency';

interface Props {
  readonly side: QuoteSide;
  readonly path: string;
}

/** A side's line in a chart: whole for what the office buys at, of dashes for what it sells at, so that no colour is needed. */
export function SideLine({ side, path }: Props) {
  return <path className={`development__line development__line--${side}`} d={path} />;
}
