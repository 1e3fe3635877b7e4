import type { RatePart, RateParts } from './rateParts';
import { readPastedRate } from './rateParts';

/** A rate while somebody types it into its two parts. */
export interface TypedRate {
  readonly parts: RateParts;
  /** The part in which typing began since the rate was entered: it tells what a separator among the decimals means. */
  readonly begunIn: RatePart | null;
  /** How many characters of the whole part were typed in one go from its very beginning; null when the last were typed elsewhere. */
  readonly typedTo: number | null;
}

/** How typing begins in a rate that is entered or pointed at. */
export const untyped: Pick<TypedRate, 'begunIn' | 'typedTo'> = { begunIn: null, typedTo: null };

/** What one key or paste has made of a part. */
export interface PartChange {
  readonly part: RatePart;
  /** What the part holds now. */
  readonly text: string;
  /** What came in; empty when something was only taken away. */
  readonly inserted: string;
  /** Where the caret stands behind it. */
  readonly caret: number;
}

/** Where typing goes on: all of a part is selected, or the caret stands before so many of its characters. */
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
 * Typing as into a cell of a spreadsheet, which knows one text with a comma in it: what is typed is the rate, whatever stood in
 * the other part before.
 */
export function typeIntoRate(rate: TypedRate, change: PartChange): TypingResult {
  const { inserted, text, part } = change;
  if (inserted === ',' || inserted === '.') {
    return part === 'whole' ? separateWhole(rate, change) : separateDecimals(rate, change);
  }
  // Some keyboards put in what was copied or spoken as if it were typed at once.
  const pasted = inserted === text && !DIGITS.test(inserted) ? readPastedRate(inserted) : null;
  if (pasted !== null) {
    return pasteRate(pasted);
  }
  return part === 'whole' ? typeWhole(rate, change) : typeDecimals(rate, change);
}

/** A pasted rate takes the place of both parts, whichever it was pasted into; typing goes on behind it. */
export function pasteRate(parts: RateParts): TypingResult {
  return { parts, begunIn: 'whole', typedTo: null, caret: { part: 'decimals', at: parts.decimals.length } };
}

// A whole part that is typed anew, or emptied for that, begins another rate: the old decimals don't belong to it.
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
  // Digits that were typed before the old ones replace them once the comma follows: "2," typed before "118" makes 2, not 2118.
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
    // The comma stands there already.
    return { ...rate, caret: { part: 'decimals', at: 'all' } };
  }
  if (begunIn === 'decimals' && DIGITS.test(before)) {
    // What was typed so far was the rate's whole part, only in the other input.
    return { parts: { whole: before, decimals: after }, begunIn: 'whole', typedTo: null, caret: { part: 'decimals', at: 0 } };
  }
  return { parts: { ...parts, decimals: change.text }, begunIn, typedTo: null, caret: null };
}

function aroundSeparator({ text, caret }: PartChange): readonly [before: string, after: string] {
  return [text.slice(0, caret - 1), text.slice(caret)];
}
