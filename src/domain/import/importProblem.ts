import type { QuoteSide } from '../rates/currency';

/** What a column of numbers holds. */
export type ValueRole = QuoteSide | 'middle';

/** A part of a list that can't be used, and why; nothing is guessed. */
export type ImportProblem = { readonly line: number } & (
  | { readonly kind: 'noCode' | 'badUnits'; readonly text: string }
  | { readonly kind: 'unknownCode'; readonly acronym: string }
  | { readonly kind: 'duplicate'; readonly acronym: string }
  /** The base currency has a rate other than 1 when the list's rates are against another currency. */
  | { readonly kind: 'baseCurrency' | 'otherBase' }
  | { readonly kind: 'emptyCell' | 'noRateStored'; readonly acronym: string; readonly role: ValueRole }
  | {
      readonly kind: 'noNumber' | 'outOfRange' | 'tooFewDigits';
      readonly acronym: string;
      readonly role: ValueRole;
      readonly text: string;
    }
);

export const valueRoles: readonly ValueRole[] = ['buy', 'sell', 'middle'];
