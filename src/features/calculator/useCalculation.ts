import { useSelector } from 'react-redux';
import type { AmountReading } from '../../domain/money/amount';
import type { Conversion } from '../../domain/money/conversion';
import { useSite } from '../../site/useSite';
import type { CalculatorRootState } from './calculatorSlice';
import { customOf, selectConversion, selectOwnedAcronym, selectReading, selectWantedAcronym } from './calculatorSlice';

/** What the visitor's entries amount to. */
export interface Calculation {
  /** Null while no amount was typed. */
  readonly reading: AmountReading | null;
  readonly ownedAcronym: string;
  readonly wantedAcronym: string;
  /** Null while anything needed is missing (rule 34). */
  readonly conversion: Conversion | null;
}

/** The calculation by the office's order and the language's way of writing numbers. */
export function useCalculation(): Calculation {
  const custom = customOf(useSite());
  return {
    reading: useSelector((state: CalculatorRootState) => selectReading(state, custom.decimalSeparator)),
    ownedAcronym: useSelector(selectOwnedAcronym),
    wantedAcronym: useSelector((state: CalculatorRootState) => selectWantedAcronym(state, custom.currencyOrder)),
    conversion: useSelector((state: CalculatorRootState) => selectConversion(state, custom)),
  };
}
