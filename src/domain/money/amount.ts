import { withoutInvisible } from '../plainText';
import type { DecimalText } from './decimal';
import { splitAtPoint } from './decimal';

/** Decimals of a converted amount (rule 33). */
export const AMOUNT_DECIMALS = 2;

/** A typed amount and how it was understood. */
export interface AmountReading {
  readonly amount: DecimalText;
  /** What the text means by the other custom: "1,000" is a thousand or one; null when the text has only one meaning. */
  readonly otherReading: DecimalText | null;
  /** Whether the text names the euro beside the number. */
  readonly isInEuro: boolean;
}

/** No office pays out an amount with more digits; the limit keeps a slip of the finger from filling the screen. */
const MOST_DIGITS = 12;

/** A longer text is no amount; the limit also keeps the patterns fast. */
const MOST_CHARACTERS = 60;

const EURO_PATTERN = /^(?:€|euro?) *| *(?:€|eur\p{L}{0,2}\.?|євро)$/iu;
/** Dashes in the place of the decimals, as on price tags: "100,-". */
const DASHES_PATTERN = /[.,][-–—]+$/;
const PLAIN_PATTERN = /^(\d*)(?:[.,](\d*))?$/;
/** Spaces, apostrophes, commas or dots separate the groups of three; the decimal mark is a different sign. */
const GROUPED_PATTERN = /^(\d{1,3}(?:([ '.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
const AMBIGUOUS_PATTERN = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads an amount as people type or paste it: ",5", "1 234,56", "1.234,56", "50 €"; null for anything else. A single
 * separator before exactly three digits is read by the language's custom, and the other reading comes with it (rule
 * 35).
 */
export function readAmount(text: string, decimalSeparator: string): AmountReading | null {
  const trimmed = withoutInvisible(text).trim();
  if (trimmed.length > MOST_CHARACTERS) {
    return null;
  }
  const typed = withPlainSigns(trimmed);
  const withoutEuro = typed.replace(EURO_PATTERN, '');
  const isInEuro = withoutEuro !== typed;
  const number = withoutEuro.replace(DASHES_PATTERN, '');
  const ambiguous = AMBIGUOUS_PATTERN.exec(number);
  if (ambiguous) {
    const asGroups = number.replace(/\D/g, '');
    const asDecimals = toDecimal(...(number.split(/\D/) as [string, string]));
    return ambiguous[1] === decimalSeparator
      ? { amount: asDecimals, otherReading: asGroups, isInEuro }
      : { amount: asGroups, otherReading: asDecimals, isInEuro };
  }
  const plain = PLAIN_PATTERN.exec(number);
  const [whole = '', decimals = ''] = plain ? plain.slice(1) : partsOfGrouped(number);
  const digits = whole.replace(/^0+(?=\d)/, '');
  return digits.length > MOST_DIGITS || digits + decimals === ''
    ? null
    : { amount: toDecimal(digits || '0', decimals), otherReading: null, isInEuro };
}

/** An amount as a text with only one meaning: "1234,56", or "1,2340" where three decimals could be read as a thousand. */
export function toUnambiguousText(amount: DecimalText, decimalSeparator: string): string {
  const [whole, decimals] = splitAtPoint(amount);
  if (decimals === '') {
    return whole;
  }
  return whole + decimalSeparator + (decimals.length === 3 ? `${decimals}0` : decimals.padEnd(AMOUNT_DECIMALS, '0'));
}

function partsOfGrouped(number: string): readonly (string | undefined)[] {
  const [, groups, , decimals] = GROUPED_PATTERN.exec(number) ?? [];
  return [groups?.replace(/\D/g, ''), decimals];
}

function toDecimal(whole: string, decimals: string): DecimalText {
  const significant = decimals.replace(/0+$/, '');
  return significant ? `${whole}.${significant}` : whole;
}

/** Replaces pasted spaces and apostrophes and the full-width signs of East Asian keyboards by plain ones. */
function withPlainSigns(text: string): string {
  return text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/’/g, "'")
    .replace(/[\uff0c-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
