import { toDecimalText } from './decimal';
import { formatDecimal } from './numberFormat';

/** At least this many decimals for rates below the limit (specification, section 9); a rate's own decimals are kept. */
const minimumDecimals = [
  { below: 10, decimals: 3 },
  { below: 100, decimals: 2 },
  { below: Infinity, decimals: 1 },
] as const;

/** A rate as the rates table shows it: 1.1684 gives "1,1684", 24.4 "24,40", 20082 "20 082,0". */
export function formatRate(rate: number): string {
  const decimals = minimumDecimals.find(({ below }) => rate < below)?.decimals ?? 0;
  return formatDecimal(toDecimalText(rate), decimals);
}
