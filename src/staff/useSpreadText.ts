import type { Spread } from '../domain/rates/spread';
import { useSite } from '../site/useSite';
import { useStaffWords } from './useStaffWords';

const HUNDREDTHS = 2;

/** Writes spreads: 317 as "3,17 %", null as none. */
export function useSpreadText(): (spread: Spread | null) => string {
  const { format } = useSite();
  const words = useStaffWords().spread;
  return (spread) =>
    spread === null ? words.none : words[spread < 0 ? 'negative' : 'value'](format.amount(percentOf(Math.abs(spread))));
}

/** Hundredths as decimal text: 317 as "3.17". */
export function percentOf(hundredths: number): string {
  const digits = String(hundredths).padStart(HUNDREDTHS + 1, '0');
  return `${digits.slice(0, -HUNDREDTHS)}.${digits.slice(-HUNDREDTHS)}`;
}
