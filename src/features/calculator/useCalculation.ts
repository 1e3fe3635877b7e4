import { useSelector } from 'react-redux';
import type { AmountReading } from '../../domain/money/amount';
import type { Conversion } from '../../domain/money/conversion';
import { useSite } from '../../site/useSite';
import type { CalculatorRootState } from './calculatorSlice';
import {
  calculatorSettingsOf,
  selectConversion,
  selectOwnedAcronym,
  selectAmountReading,
  selectWantedAcronym,
} from './calculatorSlice';

/** The visitor's input and the result of the calculation. */
export interface Calculation {
  /** Null while no valid amount is typed. */
  readonly reading: AmountReading | null;
  readonly ownedAcronym: string;
  readonly wantedAcronym: string;
  /** Null while an input is missing (rule 34). */
  readonly conversion: Conversion | null;
}

/** The calculation, using the office's order of currencies and the language's number format. */
export function useCalculation(): Calculation {
  const calculatorSettings = calculatorSettingsOf(useSite());
  return {
    reading: useSelector((state: CalculatorRootState) => selectAmountReading(state, calculatorSettings.decimalSeparator)),
    ownedAcronym: useSelector(selectOwnedAcronym),
    wantedAcronym: useSelector((state: CalculatorRootState) => selectWantedAcronym(state, calculatorSettings.currencyOrder)),
    conversion: useSelector((state: CalculatorRootState) => selectConversion(state, calculatorSettings)),
  };
}
