import type { DecimalText } from '../domain/money/decimal';
import { roundHalfUp } from '../domain/money/decimal';
import type { Spread } from '../domain/rates/spread';
import { useSite } from '../site/useSite';
import { useStaffWords } from './useStaffWords';

/** Writes spreads: 317 as "3,17 %", null as none. */
export function useSpreadText(): (spread: Spread | null) => string {
  const { format } = useSite();
  const words = useStaffWords().spread;
  return (spread) => (spread === null ? words.none : words[spread < 0 ? 'negative' : 'value'](format.amount(sizeOf(spread))));
}

/** How large a spread is in per cent, as decimal text without its sign: 317 as "3.17". */
export function sizeOf(spread: Spread): DecimalText {
  return roundHalfUp({ numerator: BigInt(Math.abs(spread)), denominator: 100n }, 2);
}
