import type { DecimalText } from './decimal';

/** Decimals of a converted amount (rule 33). */
export const AMOUNT_DECIMALS = 2;

/** No office pays out an amount with more digits; the limit keeps a slip of the finger from filling the screen. */
const AMOUNT_PATTERN = /^(\d{1,12})(?:[.,](\d{0,6}))?$/;

/** Spaces may part the groups of three: plain, non-breaking, narrow and thin ones, as they come when pasted. */
const GROUPED_PATTERN = /^\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?=[.,]|$)/;

/**
 * Reads an amount as people type or paste it ("1 234,56", "1234.56"); null for whatever is not an amount
 * (rule 35).
 */
export function parseAmount(text: string): DecimalText | null {
  const ungrouped = text.trim().replace(GROUPED_PATTERN, (groups) => groups.replace(/\D/g, ''));
  const match = AMOUNT_PATTERN.exec(ungrouped);
  if (!match) {
    return null;
  }
  const [, digits = '', decimals] = match;
  const whole = digits.replace(/^0+(?=\d)/, '');
  return decimals ? `${whole}.${decimals}` : whole;
}
