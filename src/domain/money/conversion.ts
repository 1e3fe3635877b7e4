import { AMOUNT_DECIMALS } from './amount';
import type { Currency, QuoteSide } from '../rates/currency';
import { BASE_CURRENCY } from '../rates/currency';
import type { DecimalText, Fraction } from './decimal';
import { divide, multiply, roundHalfUp, toDecimalText, toFraction } from './decimal';

/** A rate that a conversion used, and its side of the office's list. */
export interface UsedRate {
  readonly acronym: string;
  readonly side: QuoteSide;
  readonly rate: number;
}

export interface Conversion {
  readonly amount: DecimalText;
  readonly usedRates: readonly UsedRate[];
}

/** The fields of a currency that a conversion needs. */
export type RatedCurrency = Pick<Currency, 'acronym' | 'buy' | 'sell'>;

/**
 * What the customer receives for an amount, rounded half up to 2 decimals (rules 32 and 33); the amount itself where
 * both currencies are the same; null when a needed rate is missing or 0.
 */
export function convert(amount: DecimalText, owned: RatedCurrency, wanted: RatedCurrency): Conversion | null {
  if (owned.acronym === wanted.acronym) {
    return { amount, usedRates: [] };
  }
  const usedRates: UsedRate[] = [];
  let received: Fraction = toFraction(amount);

  if (owned.acronym !== BASE_CURRENCY) {
    if (!owned.buy) {
      return null;
    }
    usedRates.push({ acronym: owned.acronym, side: 'buy', rate: owned.buy });
    received = divide(received, toFraction(toDecimalText(owned.buy)));
  }
  if (wanted.acronym !== BASE_CURRENCY) {
    if (!wanted.sell) {
      return null;
    }
    usedRates.push({ acronym: wanted.acronym, side: 'sell', rate: wanted.sell });
    received = multiply(received, toFraction(toDecimalText(wanted.sell)));
  }
  return { amount: roundHalfUp(received, AMOUNT_DECIMALS), usedRates };
}
