import { parseAmount } from '../money/amount';
import type { DecimalText } from '../money/decimal';
import { toDecimalText } from '../money/decimal';

/** A rate as the editor shows it: the text before and after the decimal comma (rule 45). */
export interface RateParts {
  readonly whole: string;
  readonly decimals: string;
}

export type RatePart = keyof RateParts;

/** Why the parts are no rate; the first thing found, from left to right. */
export type RateProblem = 'wholeNotDigits' | 'decimalsNotDigits' | 'tooManyDecimals' | 'zero' | 'tooLarge';

export type RateReading =
  { readonly isRate: true; readonly rate: number } | { readonly isRate: false; readonly problem: RateProblem };

/** The largest rate that may be stored, in units of the currency for 1 EUR. */
export const LARGEST_RATE = 1_000_000;
/** What an empty part stands for (rule 46). */
const EMPTY_PART = '0';
const DIGITS = /^[0-9]+$/;
const WHOLE_LENGTH = 7;
const DECIMALS_LENGTH = 6;

/** The parts of a stored rate; a rate without decimals gets '0' there (rule 46). */
export function splitRate(rate: number): RateParts {
  return splitDecimalText(toDecimalText(rate));
}

/** Reads typed parts as one rate; whatever is no plain decimal number in (0, 1 000 000] is named, never guessed at. */
export function readRateParts(parts: RateParts): RateReading {
  const whole = parts.whole.trim() || EMPTY_PART;
  const decimals = parts.decimals.trim() || EMPTY_PART;
  const problem = problemOf(whole, decimals);
  if (problem !== null) {
    return { isRate: false, problem };
  }
  // Only digits are left here: Number would also read '1e3', '0x10' or 'Infinity'.
  const rate = Number(`${whole}.${decimals}`);
  if (rate === 0) {
    return { isRate: false, problem: 'zero' };
  }
  return rate > LARGEST_RATE ? { isRate: false, problem: 'tooLarge' } : { isRate: true, rate };
}

/** The part that a problem is marked on; null stands for both. */
export function partOfProblem(problem: RateProblem): RatePart | null {
  switch (problem) {
    case 'wholeNotDigits':
      return 'whole';
    case 'decimalsNotDigits':
    case 'tooManyDecimals':
      return 'decimals';
    case 'zero':
    case 'tooLarge':
      return null;
  }
}

/** Splits a pasted number such as "1,2345" or "1 234,5" over both parts; null when it isn't one or is digits alone. */
export function splitPastedRate(text: string): RateParts | null {
  const amount = DIGITS.test(text.trim()) ? null : parseAmount(text);
  return amount === null ? null : splitDecimalText(amount);
}

function splitDecimalText(text: DecimalText): RateParts {
  const [whole = EMPTY_PART, decimals = EMPTY_PART] = text.split('.');
  return { whole, decimals };
}

function problemOf(whole: string, decimals: string): RateProblem | null {
  if (!DIGITS.test(whole)) {
    return 'wholeNotDigits';
  }
  if (!DIGITS.test(decimals)) {
    return 'decimalsNotDigits';
  }
  if (decimals.length > DECIMALS_LENGTH) {
    return 'tooManyDecimals';
  }
  return whole.length > WHOLE_LENGTH ? 'tooLarge' : null;
}
