import { useState } from 'react';
import { judgeEdit } from '../../domain/rates/rateEdit';
import type { RateParts } from '../../domain/rates/rateParts';
import type { TypedRate } from '../../domain/rates/rateTyping';
import { untyped } from '../../domain/rates/rateTyping';

/** One stay of the focus in a rate. It keeps its own parts, which a change from elsewhere doesn't touch. */
interface Visit extends TypedRate {
  /** The parts that were shown, and the rate that was stored, when the focus came. */
  readonly enteredParts: RateParts;
  readonly enteredStored: number;
}

export interface RateVisit extends TypedRate {
  /** The stored rate that was seen when typing began. */
  readonly base: number;
  /** The parts that were shown when the focus came. */
  readonly enteredParts: RateParts;
  /** Whether another rate has been stored meanwhile that the parts don't show yet. */
  readonly isOutdated: boolean;
  readonly type: (typed: TypedRate) => void;
  readonly begin: () => void;
  /** Makes typing begin where somebody points, even in a rate that was already being typed. */
  readonly point: () => void;
  /** Continues as if the focus had just come to the stored parts. */
  readonly beginAnew: (storedParts: RateParts) => void;
  readonly end: () => void;
}

/** Follows the focus in a rate; `parts` are what the rate shows while the focus is elsewhere. */
export function useRateVisit(parts: RateParts, stored: number): RateVisit {
  const [visit, setVisit] = useState<Visit | null>(null);
  const begun: Visit = visit ?? { parts, ...untyped, enteredParts: parts, enteredStored: stored };
  // Once the typed rate is saved and the list shows it, typing goes on from the saved rate.
  const isStored = judgeEdit(begun.parts, stored).type === 'unchanged';
  return {
    parts: begun.parts,
    begunIn: begun.begunIn,
    typedTo: begun.typedTo,
    enteredParts: begun.enteredParts,
    base: isStored ? stored : begun.enteredStored,
    isOutdated: !isStored && stored !== begun.enteredStored,
    type: ({ parts: typed, begunIn, typedTo }) =>
      setVisit((current) => current && { ...current, parts: typed, begunIn, typedTo }),
    begin: () => setVisit((current) => current ?? begun),
    point: () => setVisit((current) => current && { ...current, ...untyped }),
    beginAnew: (storedParts) => setVisit({ parts: storedParts, ...untyped, enteredParts: storedParts, enteredStored: stored }),
    end: () => setVisit(null),
  };
}
