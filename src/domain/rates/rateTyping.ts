import type { RatePart, RateParts } from './rateParts';
import { readPastedRate } from './rateParts';

/** A rate while staff type it into its two parts. */
export interface TypedRate {
  readonly parts: RateParts;
  /** The part in which typing began since the rate was entered: it decides what a separator among the decimals means. */
  readonly begunIn: RatePart | null;
  /**
   * How many characters from the start of the whole part were typed in one go; null when the last characters were typed
   * elsewhere.
   */
  readonly typedTo: number | null;
}

/** The state of typing in a rate that was just entered or clicked. */
export const untyped: Pick<TypedRate, 'begunIn' | 'typedTo'> = { begunIn: null, typedTo: null };

/** What one key or paste did to a part. */
export interface PartChange {
  readonly part: RatePart;
  /** What the part contains now. */
  readonly text: string;
  /** The inserted text; empty after a deletion. */
  readonly inserted: string;
  /** Where the caret stands after the inserted text. */
  readonly caret: number;
}

/** Where typing goes on: with a whole part selected, or with the caret after this many of its characters. */
export interface RateCaret {
  readonly part: RatePart;
  readonly at: 'all' | number;
}

export interface TypingResult extends TypedRate {
  /** Null leaves the caret where it is. */
  readonly caret: RateCaret | null;
}

const DIGITS = /^\d+$/;
const ZEROS = /^0*$/;

/**
 * Makes the two parts behave like one cell of a spreadsheet with a comma in its text: what is typed is the rate,
 * whatever the other part contained before.
 */
export function typeIntoRate(rate: TypedRate, change: PartChange): TypingResult {
  const { inserted, text, part } = change;
  if (inserted === ',' || inserted === '.') {
    return part === 'whole' ? separateWhole(rate, change) : separateDecimals(rate, change);
  }
  // Some keyboards insert copied or spoken text as if it were typed at once.
  const pasted = inserted === text && !DIGITS.test(inserted) ? readPastedRate(inserted) : null;
  if (pasted !== null) {
    return pasteRate(pasted);
  }
  return part === 'whole' ? typeWhole(rate, change) : typeDecimals(rate, change);
}

/** Digits alone are only a part of a rate and go where the caret is; null when the text is neither these nor a rate. */
export function pasteIntoRate(rate: TypedRate, change: PartChange): TypingResult | null {
  if (DIGITS.test(change.inserted)) {
    const typed = typeIntoRate(rate, change);
    return { ...typed, caret: typed.caret ?? { part: change.part, at: change.caret } };
  }
  const pasted = readPastedRate(change.inserted);
  return pasted && pasteRate(pasted);
}

/** A pasted rate replaces both parts, whichever of them received it; typing goes on after it. */
function pasteRate(parts: RateParts): TypingResult {
  return { parts, begunIn: 'whole', typedTo: null, caret: { part: 'decimals', at: parts.decimals.length } };
}

// A whole part that is typed afresh, or emptied first, begins another rate: the old decimals don't belong to it.
function typeWhole({ parts, typedTo }: TypedRate, { text, inserted, caret }: PartChange): TypingResult {
  const isAfresh = text === inserted;
  const isGoingOn = inserted === '' ? typedTo !== null && caret <= typedTo : caret - inserted.length === (typedTo ?? 0);
  return {
    parts: { whole: text, decimals: isAfresh ? '' : parts.decimals },
    begunIn: 'whole',
    typedTo: isGoingOn ? caret : null,
    caret: null,
  };
}

function typeDecimals({ parts, begunIn }: TypedRate, { text, inserted }: PartChange): TypingResult {
  const isAfresh = text === inserted;
  return {
    parts: { ...parts, decimals: text },
    begunIn: begunIn ?? (isAfresh ? 'decimals' : null),
    typedTo: null,
    caret: null,
  };
}

function separateWhole({ parts, typedTo }: TypedRate, change: PartChange): TypingResult {
  const [before, after] = aroundSeparator(change);
  const goOn = (next: RateParts, at: RateCaret['at']): TypingResult => ({
    parts: next,
    begunIn: 'whole',
    typedTo: null,
    caret: { part: 'decimals', at },
  });
  // Digits typed in front of the old ones replace them once the comma follows: "2," typed before "118" makes 2, not
  // 2118.
  if (before !== '' && before.length === typedTo) {
    return goOn({ whole: before, decimals: after === '' ? parts.decimals : '' }, 'all');
  }
  if (after !== '' && ZEROS.test(parts.decimals)) {
    return goOn({ whole: before, decimals: after }, 0);
  }
  const whole = before + after;
  const isReplaced = whole === '' && parts.whole !== '';
  return goOn({ whole, decimals: isReplaced ? '' : parts.decimals }, 'all');
}

function separateDecimals(rate: TypedRate, change: PartChange): TypingResult {
  const { parts, begunIn } = rate;
  const [before, after] = aroundSeparator(change);
  if (before + after === '') {
    // The comma is already there.
    return { ...rate, caret: { part: 'decimals', at: 'all' } };
  }
  if (begunIn === 'decimals' && DIGITS.test(before)) {
    // What was typed so far was the rate's whole part, only in the wrong input.
    return { parts: { whole: before, decimals: after }, begunIn: 'whole', typedTo: null, caret: { part: 'decimals', at: 0 } };
  }
  return { parts: { ...parts, decimals: change.text }, begunIn, typedTo: null, caret: null };
}

function aroundSeparator({ text, caret }: PartChange): readonly [before: string, after: string] {
  return [text.slice(0, caret - 1), text.slice(caret)];
}
