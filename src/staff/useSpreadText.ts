import type { DecimalText } from '../domain/money/decimal';
import { roundHalfUp } from '../domain/money/decimal';
import type { Spread } from '../domain/rates/spread';
import { useSite } from '../site/useSite';
import { useStaffWords } from './useStaffWords';

/** Formats spreads: 317 as "3,17 %", and null as no spread. */
export function useSpreadText(): (spread: Spread | null) => string {
  const { format } = useSite();
  const words = useStaffWords().spread;
  return (spread) => (spread === null ? words.none : words[spread < 0 ? 'negative' : 'value'](format.amount(sizeOf(spread))));
}

/** The size of a spread in per cent as decimal text without a sign: "3.17" for 317. */
export function sizeOf(spread: Spread): DecimalText {
  return roundHalfUp({ numerator: BigInt(Math.abs(spread)), denominator: 100n }, 2);
}
