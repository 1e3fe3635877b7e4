import { toDecimalText } from '../money/decimal';
import { formatDecimal } from '../money/numberFormat';

/** A rate as the rates table shows it: 1.1684 gives "1,1684", 24.4 "24,40", 20082 "20 082,0". */
export function formatRate(rate: number): string {
  return formatDecimal(toDecimalText(rate), minimumDecimals(rate));
}

/** The limits of the specification's section 9; a rate's own decimals are kept. */
function minimumDecimals(rate: number): number {
  if (rate < 10) {
    return 3;
  }
  return rate < 100 ? 2 : 1;
}
