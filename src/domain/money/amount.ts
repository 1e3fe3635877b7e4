import type { DecimalText } from './decimal';
import { splitAtPoint } from './decimal';

/** Decimals of a converted amount (rule 33). */
export const AMOUNT_DECIMALS = 2;

/** A typed amount as it was understood. */
export interface AmountReading {
  readonly amount: DecimalText;
  /** What the text means by the other custom: "1,000" is a thousand or one; null where there is one meaning alone. */
  readonly otherReading: DecimalText | null;
  /** Whether the euro was typed beside the number. */
  readonly isInEuro: boolean;
}

/** No office pays out an amount with more digits; the limit keeps a slip of the finger from filling the screen. */
const MOST_DIGITS = 12;

/** Whatever is longer is no amount, and no pattern loses itself in it. */
const MOST_CHARACTERS = 60;

const EURO_PATTERN = /^€ *| *(?:€|eur)$/i;
const PLAIN_PATTERN = /^(\d*)(?:[.,](\d*))?$/;
/** Spaces, apostrophes, commas or dots part the groups of three; the mark of the decimals is another one. */
const GROUPED_PATTERN = /^(\d{1,3}(?:([ '.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;
const AMBIGUOUS_PATTERN = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads an amount as people type or paste it: ",5", "1 234,56", "1.234,56", "50 €"; null for whatever is not an amount. One
 * separator before exactly three digits is read by the language's custom, and the other reading is given beside it (rule 35).
 */
export function readAmount(text: string, decimalSeparator: string): AmountReading | null {
  const trimmed = text.trim();
  if (trimmed.length > MOST_CHARACTERS) {
    return null;
  }
  const typed = withPlainSigns(trimmed);
  const number = typed.replace(EURO_PATTERN, '');
  const isInEuro = number !== typed;
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

/** An amount as a text that has one meaning alone: "1234,56", and "1,2340" where three decimals could be a thousand. */
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

/** Pasted spaces, apostrophes and the full-width signs of East Asian keyboards as those of a plain keyboard. */
function withPlainSigns(text: string): string {
  return text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/’/g, "'")
    .replace(/[\uff0c-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
