import type { Subscribe } from './subscription';

/** What a visitor answered to the question whether visits may be measured. */
export interface Decision {
  readonly answer: 'agreed' | 'refused';
  /** When, in milliseconds. */
  readonly at: number;
  /** Which question it answers: another one has to be asked anew. */
  readonly version: number;
}

/** Keeps a visitor's decision in this browser. */
export interface ConsentMemory {
  /** Null when there is none that can be read. */
  recall(): Decision | null;
  keep(decision: Decision): void;
  /** Tells what another page of the site has kept. */
  readonly watch: Subscribe<Decision | null>;
}
