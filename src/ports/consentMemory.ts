import type { Subscribe } from './subscription';

/** What a visitor answered when asked for consent to measuring their visits. */
export interface Decision {
  readonly answer: 'agreed' | 'refused';
  /** When the visitor answered, in milliseconds since 1970. */
  readonly at: number;
  /** The version of the question that was answered; a newer question has to be asked again. */
  readonly version: number;
}

/** Keeps a visitor's decision in this browser. */
export interface ConsentMemory {
  /** Null when no readable decision is kept. */
  recall(): Decision | null;
  keep(decision: Decision): void;
  /** Reports decisions that other pages of the site keep. */
  readonly watch: Subscribe<Decision | null>;
}
