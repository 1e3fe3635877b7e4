import { quoteSides } from '../rates/currency';
import type { EditableCurrency, RateEdit } from '../rates/rateEdit';
import { splitRate } from '../rates/rateParts';
import type { RateDifference } from './difference';

/**
 * Why a change can't be put back as rates: the currency was added or retired by it, isn't in the editor's list any more, had
 * rates that can't be read, or has its earlier rates already.
 */
export type RevertObstacle = 'added' | 'retired' | 'notListed' | 'unreadable' | 'alreadyBack';

export type Revert =
  | { readonly type: 'possible'; readonly edits: readonly RateEdit[] }
  | { readonly type: 'impossible'; readonly why: RevertObstacle };

/** The edits that put back the rates which a change replaced, those alone that it changed (rule 81). */
export function revertOf({ acronym, before, after }: RateDifference, present: readonly EditableCurrency[]): Revert {
  if (before === null) {
    return { type: 'impossible', why: 'added' };
  }
  if (after === null) {
    return { type: 'impossible', why: 'retired' };
  }
  const currency = present.find((candidate) => candidate.acronym === acronym);
  if (currency === undefined) {
    return { type: 'impossible', why: 'notListed' };
  }
  const changed = quoteSides.filter((side) => before[side] !== after[side]);
  const edits = changed.flatMap((side): readonly RateEdit[] => {
    const rate = before[side];
    return rate === null || rate === currency[side]
      ? []
      : [{ key: currency.key, side, parts: splitRate(rate), base: currency[side] }];
  });
  if (edits.length > 0) {
    return { type: 'possible', edits };
  }
  return { type: 'impossible', why: changed.some((side) => before[side] === null) ? 'unreadable' : 'alreadyBack' };
}
