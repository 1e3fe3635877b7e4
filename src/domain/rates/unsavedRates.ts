import type { QuoteSide } from './currency';
import { quoteSides } from './currency';
import type { EditableCurrency, RateEdit } from './rateEdit';
import { judgeEdit } from './rateEdit';
import type { RateParts, RateProblem } from './rateParts';
import { readRateParts } from './rateParts';

/** One rate that differs from the stored one. */
export interface UnsavedRate {
  readonly key: string;
  readonly acronym: string;
  readonly side: QuoteSide;
  readonly stored: number;
  readonly typed: { readonly rate: number } | { readonly parts: RateParts; readonly problem: RateProblem };
}

/** The rates that differ from the stored ones, in the order of the list, buy before sell. */
export function listUnsavedRates(currencies: readonly EditableCurrency[], edits: readonly RateEdit[]): readonly UnsavedRate[] {
  return currencies.flatMap(({ key, acronym, ...rates }) =>
    quoteSides.flatMap((side) => {
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

/** The unsaved rates in whose place these edits put another rate. */
export function listReplaced(unsaved: readonly UnsavedRate[], edits: readonly RateEdit[]): readonly UnsavedRate[] {
  return unsaved.filter(({ key, side, typed }) => {
    const edit = edits.find((candidate) => candidate.key === key && candidate.side === side);
    const reading = edit && readRateParts(edit.parts);
    return reading && !(reading.isRate && 'rate' in typed && reading.rate === typed.rate);
  });
}
