import { quoteSides } from '../rates/currency';
import type { EditableCurrency, RateEdit } from '../rates/rateEdit';
import { splitRate } from '../rates/rateParts';
import type { RateDifference } from './difference';

/**
 * Why a change can't be reverted by setting rates: it added or retired the currency, the currency is no longer in the
 * editor's list, its earlier rates can't be read, or they are already back.
 */
export type RevertObstacle = 'added' | 'retired' | 'notListed' | 'unreadable' | 'alreadyBack';

export type Revert =
  | { readonly type: 'possible'; readonly edits: readonly RateEdit[] }
  | { readonly type: 'impossible'; readonly reason: RevertObstacle };

/**
 * The edits that restore the rates that a change replaced, and no others (rule 81). They are based on the rates that it set:
 * a rate that was changed again since counts as changed meanwhile, so that nobody overwrites it unasked.
 */
export function revertOf({ acronym, before, after }: RateDifference, present: readonly EditableCurrency[]): Revert {
  if (before === null) {
    return { type: 'impossible', reason: 'added' };
  }
  if (after === null) {
    return { type: 'impossible', reason: 'retired' };
  }
  const currency = present.find((candidate) => candidate.acronym === acronym);
  if (currency === undefined) {
    return { type: 'impossible', reason: 'notListed' };
  }
  const changed = quoteSides.filter((side) => before[side] !== after[side]);
  const edits = changed.flatMap((side): readonly RateEdit[] => {
    const rate = before[side];
    return rate === null || rate === currency[side]
      ? []
      : [{ key: currency.key, side, parts: splitRate(rate), base: after[side] ?? currency[side] }];
  });
  if (edits.length > 0) {
    return { type: 'possible', edits };
  }
  return { type: 'impossible', reason: changed.some((side) => before[side] === null) ? 'unreadable' : 'alreadyBack' };
}
