import type { DecimalText } from '../money/decimal';
import { roundHalfUp, toDecimalText, toFraction } from '../money/decimal';
import type { RateSide } from './currency';
import type { EditableCurrency, RateEdit } from './rateEdit';
import { judgeEdit, rateSides } from './rateEdit';
import type { RateParts, RateProblem } from './rateParts';

/** One rate that differs from the stored one. */
export interface UnsavedRate {
  readonly key: string;
  readonly acronym: string;
  readonly side: RateSide;
  readonly stored: number;
  readonly typed: { readonly rate: number } | { readonly parts: RateParts; readonly problem: RateProblem };
}

/** By how much a rate moves, in per cent of the stored one with two decimals, without its sign. */
export interface RateMove {
  readonly isUp: boolean;
  readonly percent: DecimalText;
}

const PERCENT_DECIMALS = 2;

/** The rates that differ from the stored ones, in the order of the list, buy before sell. */
export function listUnsavedRates(currencies: readonly EditableCurrency[], edits: readonly RateEdit[]): readonly UnsavedRate[] {
  return currencies.flatMap(({ key, acronym, ...rates }) =>
    rateSides.flatMap((side) => {
      const edit = edits.find((candidate) => candidate.key === key && candidate.side === side);
      const stored = rates[side];
      const outcome = edit && judgeEdit(edit.parts, stored);
      if (!outcome || outcome.type === 'unchanged') {
        return [];
      }
      const typed = outcome.type === 'changed' ? { rate: outcome.rate } : { parts: edit.parts, problem: outcome.problem };
      return [{ key, acronym, side, stored, typed }];
    }),
  );
}

/** How far a rate moves from the stored one; null when that is 0, because nothing can be compared with it. */
export function rateMove(stored: number, rate: number): RateMove | null {
  if (stored === 0) {
    return null;
  }
  const before = toFraction(toDecimalText(stored));
  const after = toFraction(toDecimalText(rate));
  const difference = after.numerator * before.denominator - before.numerator * after.denominator;
  const isUp = difference >= 0n;
  const share = {
    numerator: (isUp ? difference : -difference) * 100n,
    denominator: before.numerator * after.denominator,
  };
  return { isUp, percent: roundHalfUp(share, PERCENT_DECIMALS) };
}
