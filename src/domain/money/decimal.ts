/** A decimal number as text: digits with an optional dot ("1234.56"), which avoids the errors of binary fractions. */
export type DecimalText = string;

/** A number as its shortest decimal text without an exponent: 1e-7 gives "0.0000001", 1e21 its 22 digits. */
export function toDecimalText(value: number): DecimalText {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) {
    return mantissa;
  }
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole, decimals] = splitAtPoint(mantissa.replace('-', ''));
  const digits = whole + decimals;
  const pointAt = whole.length + Number(exponent);
  // JavaScript writes exponents from 21 up, where all digits are before the point, and from -7 down, where all are
  // behind it.
  return exponent.startsWith('-') ? `${sign}0.${'0'.repeat(-pointAt)}${digits}` : sign + digits.padEnd(pointAt, '0');
}

/** The digits before and after the point; a text without a point has none after it. */
export function splitAtPoint(text: DecimalText): readonly [whole: string, decimals: string] {
  const [whole = '', decimals = ''] = text.split('.');
  return [whole, decimals];
}

/** An exact quotient of two non-negative whole numbers. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The exact value of a non-negative decimal text. */
export function toFraction(text: DecimalText): Fraction {
  const [whole, decimals] = splitAtPoint(text);
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/** Exact product. */
export function multiply(one: Fraction, other: Fraction): Fraction {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

/** Exact quotient; a divisor of 0 throws only later, on rounding, as a RangeError. */
export function divide(dividend: Fraction, divisor: Fraction): Fraction {
  return multiply(dividend, { numerator: divisor.denominator, denominator: divisor.numerator });
}

/** Rounds the decimal value half up: with 2 decimals 1.005 gives "1.01" (rule 33). */
export function roundHalfUp({ numerator, denominator }: Fraction, decimals: number): DecimalText {
  const scaled = numerator * 10n ** BigInt(decimals);
  const rounded = (2n * scaled + denominator) / (2n * denominator);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
