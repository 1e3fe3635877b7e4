import { withoutInvisible } from '../plainText';
import { splitAtPoint, toDecimalText } from '../money/decimal';

/** A rate as the editor shows it: the text before and after the decimal comma (rule 45). */
export interface RateParts {
  readonly whole: string;
  readonly decimals: string;
}

export type RatePart = keyof RateParts;

/** Why the parts are not a rate: the first problem, from left to right. */
export type RateProblem = 'wholeNotDigits' | 'decimalsNotDigits' | 'tooManyDecimals' | 'zero' | 'tooLarge';

export type RateReading =
  { readonly isRate: true; readonly rate: number } | { readonly isRate: false; readonly problem: RateProblem };

/** The largest rate that may be stored, in units of the currency for 1 EUR. */
export const LARGEST_RATE = 1_000_000;
/** The most decimals that a stored rate may have. */
export const MOST_RATE_DECIMALS = 6;
/** What an empty part stands for (rule 46). */
const EMPTY_PART = '0';
const DIGITS = /^[0-9]+$/;
/**
 * A currency's sign or code before or after a number, or its name behind it. The pattern leaves the spaces beside it to `trim`:
 * in a text with thousands of spaces it would start again at each of them and block the page.
 */
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3}|eur|Kč|zł|Ft|lei|kr)$/gu;
/** The ways to write a number. Spaces, apostrophes or the separator that isn't the decimal one may separate groups of three. */
const NUMBERS: readonly RegExp[] = [
  /^(\d+)(?:[.,](\d*))?$/,
  /^()[.,](\d+)$/,
  /^(\d{1,3}(?:[\s'’]\d{3})+)(?:[.,](\d*))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d*)$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
  /^(\d{1,3}(?:,\d{3}){2,})$/,
];
const WHOLE_LENGTH = 7;

/** The parts of a stored rate; a rate without decimals gets '0' as its decimals (rule 46). */
export function splitRate(rate: number): RateParts {
  const [whole, decimals] = splitAtPoint(toDecimalText(rate));
  return { whole, decimals: decimals || EMPTY_PART };
}

/**
 * Reads typed parts as one rate. Anything but a plain decimal number in (0, 1,000,000] is reported as a problem, never
 * guessed at.
 */
export function readRateParts(parts: RateParts): RateReading {
  const whole = parts.whole.trim() || EMPTY_PART;
  const decimals = parts.decimals.trim() || EMPTY_PART;
  const problem = problemOf(whole, decimals);
  if (problem !== null) {
    return { isRate: false, problem };
  }
  // Only digits are left here: Number would also read '1e3', '0x10' or 'Infinity'.
  const rate = Number(`${whole}.${decimals}`);
  const rangeProblem = rangeProblemOf(rate);
  return rangeProblem === null ? { isRate: true, rate } : { isRate: false, problem: rangeProblem };
}

/** Why the rules refuse a record with this rate, whether it was typed or is stored (rule 56); null when they don't. */
export function rangeProblemOf(rate: number): RateProblem | null {
  if (rate === 0) {
    return 'zero';
  }
  return rate > LARGEST_RATE ? 'tooLarge' : null;
}

/** The part on which a problem is marked; null stands for both. */
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

/**
 * Reads a pasted number, with or without a currency: "1,2345", "1 234,5", "1.234,5", "1,234.5", "1,2345 €"; null for
 * anything else. A rate's only separator is the decimal one, so "1.187" is not a thousand. A number without decimals
 * gives an empty part.
 */
export function readPastedRate(text: string): RateParts | null {
  const number = withoutInvisible(text).normalize('NFC').trim().replace(CURRENCY, '').trim();
  for (const pattern of NUMBERS) {
    const match = pattern.exec(number);
    if (match) {
      const [, whole = '', decimals = ''] = match;
      return { whole: whole.replace(/\D/g, '').replace(/^0+(?=\d)/, ''), decimals };
    }
  }
  return null;
}

/** Why a pasted text can't be taken as one rate. */
export type PasteRefusal = 'noRate' | 'severalRates';

/**
 * Tells why a text that is no rate was refused: several cells of a spreadsheet, or lines, may each hold one, and so may words
 * with decimals.
 */
export function refusalOf(text: string): PasteRefusal {
  const cells = text.split(/[\t\r\n;]/);
  const decimalWords = text.split(/[\s/|]/).filter((word) => /[.,]\d/.test(word));
  const isSeveral = [cells, decimalWords].some((parts) => parts.filter((part) => readPastedRate(part) !== null).length > 1);
  return isSeveral ? 'severalRates' : 'noRate';
}

function problemOf(whole: string, decimals: string): RateProblem | null {
  if (!DIGITS.test(whole)) {
    return 'wholeNotDigits';
  }
  if (!DIGITS.test(decimals)) {
    return 'decimalsNotDigits';
  }
  if (decimals.length > MOST_RATE_DECIMALS) {
    return 'tooManyDecimals';
  }
  return whole.length > WHOLE_LENGTH ? 'tooLarge' : null;
}
