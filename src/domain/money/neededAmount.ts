import { AMOUNT_DECIMALS } from './amount';
import type { Conversion, RatedCurrency } from './conversion';
import { convert } from './conversion';
import type { DecimalText, Fraction } from './decimal';
import { divide, multiply, roundHalfUp, toDecimalText, toFraction } from './decimal';

/**
 * The smallest amount, to the cent, whose conversion gives at least the wanted amount (rule 92); null when a needed
 * rate is missing or 0. The result's `amount` is what the customer has to bring.
 */
export function amountNeeded(wantedAmount: DecimalText, owned: RatedCurrency, wanted: RatedCurrency): Conversion | null {
  const conversion = convert(wantedAmount, owned, wanted);
  if (conversion === null || conversion.usedRates.length === 0) {
    return conversion;
  }
  // Results are rounded half up, so half a cent less than a whole cent already rounds up to it.
  const cents = ceiling(multiply(toFraction(wantedAmount), { numerator: CENTS, denominator: 1n }));
  const reachedFrom: Fraction = { numerator: cents === 0n ? 0n : 2n * cents - 1n, denominator: 2n };
  const needed = conversion.usedRates.reduce((amount, { side, rate }) => {
    const exactRate = toFraction(toDecimalText(rate));
    return side === 'buy' ? multiply(amount, exactRate) : divide(amount, exactRate);
  }, reachedFrom);
  const neededCents = { numerator: ceiling(needed), denominator: CENTS };
  return { amount: roundHalfUp(neededCents, AMOUNT_DECIMALS), usedRates: conversion.usedRates };
}

const CENTS = 10n ** BigInt(AMOUNT_DECIMALS);

function ceiling({ numerator, denominator }: Fraction): bigint {
  return (numerator + denominator - 1n) / denominator;
}
