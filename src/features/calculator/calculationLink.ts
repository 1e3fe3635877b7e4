/**
 * How a calculation stands in an address: `?from=EUR&to=CZK&amount=50`, or `&receive=1000` for the sum to receive, which is
 * empty while none is typed (rule 89).
 */
import { readAmount, toUnambiguousText } from '../../domain/money/amount';
import type { DecimalText } from '../../domain/money/decimal';
import type { AddressParameters } from '../../ports/address';
import type { CALCULATOR_PARAMETERS } from '../../site/paths';
import type { CalculatorMode, CalculatorState } from './calculatorSlice';

type CalculationParameters = AddressParameters<(typeof CALCULATOR_PARAMETERS)[number]>;

/** The name of the amount's parameter in each mode. */
export const amountParameters = { given: 'amount', exact: 'receive' } as const satisfies Record<CalculatorMode, string>;

/** Reads a link; ignores acronyms that aren't offered and unreadable amounts, because anybody can write an address. */
export function readCalculation(
  { from, to, amount, receive }: CalculationParameters,
  offered: readonly string[],
  decimalSeparator: string,
): CalculatorState {
  const acronymOf = (value: string | null): string | null => offered.find((code) => code === value?.toUpperCase()) ?? null;
  const amountOf = (value: string | null): string | null => {
    const reading = readAmount(value ?? '', '.');
    return reading && toUnambiguousText(reading.amount, decimalSeparator);
  };
  const exact = amountOf(receive);
  return {
    mode: exact === null && receive !== '' ? null : 'exact',
    amountText: exact ?? amountOf(amount),
    ownedAcronym: acronymOf(from),
    wantedAcronym: acronymOf(to),
  };
}

/** The parameters of a link to a calculation; null for a parameter that the link leaves out. */
export function calculationParameters(calculation: {
  readonly mode: CalculatorMode;
  readonly amount: DecimalText | null;
  readonly ownedAcronym: string;
  readonly wantedAcronym: string;
}): CalculationParameters {
  const isExact = calculation.mode === 'exact';
  return {
    from: calculation.ownedAcronym || null,
    to: calculation.wantedAcronym || null,
    amount: isExact ? null : calculation.amount,
    receive: isExact ? (calculation.amount ?? '') : null,
  };
}
