import { useState } from 'react';
import { judgeEdit } from '../../domain/rates/rateEdit';
import type { RateParts } from '../../domain/rates/rateParts';
import { splitRate } from '../../domain/rates/rateParts';
import type { TypedRate } from '../../domain/rates/rateTyping';
import { untyped } from '../../domain/rates/rateTyping';

/** One stay of the focus in a rate. It keeps its own parts, which a change from elsewhere doesn't touch. */
interface Visit extends TypedRate {
  /** What had been typed over the stored rate when the focus came, null for nothing; and the rate that was stored then. */
  readonly enteredEdit: RateParts | null;
  readonly enteredStored: number;
  /** Whether something was typed since then. */
  readonly isTyped: boolean;
  /** What was typed and then undone; null once something else is typed. */
  readonly undone: RateParts | null;
}

export interface RateVisit extends TypedRate, Pick<Visit, 'enteredEdit' | 'isTyped' | 'undone'> {
  /** The stored rate that was seen when typing began. */
  readonly base: number;
  /** Whether another rate has been stored meanwhile that the parts don't show yet. */
  readonly isOutdated: boolean;
  readonly type: (typed: TypedRate) => void;
  readonly begin: () => void;
  /** Makes typing begin where somebody points or selects, even in a rate that was already being typed. */
  readonly point: () => void;
  /** Continues as if the focus had just come to an edit, or to the stored rate; `undone` can be redone. */
  readonly beginAnew: (edit: RateParts | null, undone?: RateParts) => void;
  readonly end: () => void;
}

/** Follows the focus in a rate; while it is elsewhere, the rate shows `edit`, what was typed over `stored`, or else `stored`. */
export function useRateVisit(edit: RateParts | null, stored: number): RateVisit {
  const [visit, setVisit] = useState<Visit | null>(null);
  const begun: Visit = visit ?? enter(edit, stored);
  // Once the typed rate is saved and the list shows it, typing goes on from the saved rate.
  const isStored = judgeEdit(begun.parts, stored).type === 'unchanged';
  return {
    parts: begun.parts,
    begunIn: begun.begunIn,
    typedTo: begun.typedTo,
    enteredEdit: begun.enteredEdit,
    isTyped: begun.isTyped,
    undone: begun.undone,
    base: isStored ? stored : begun.enteredStored,
    isOutdated: !isStored && stored !== begun.enteredStored,
    type: ({ parts: typed, begunIn, typedTo }) =>
      setVisit((current) => current && { ...current, parts: typed, begunIn, typedTo, isTyped: true, undone: null }),
    begin: () => setVisit((current) => current ?? begun),
    point: () => setVisit((current) => current && { ...current, ...untyped }),
    beginAnew: (anew, undone) => setVisit(enter(anew, stored, undone)),
    end: () => setVisit(null),
  };
}

function enter(edit: RateParts | null, stored: number, undone?: RateParts): Visit {
  const parts = edit ?? splitRate(stored);
  return { parts, ...untyped, enteredEdit: edit, enteredStored: stored, isTyped: false, undone: undone ?? null };
}
