import { calculationParameters } from './calculationLink';
import type { CalculatorRootState, CalculatorSettings } from './calculatorSlice';
import { selectMode, selectOwnedAcronym, selectAmountReading, selectWantedAcronym } from './calculatorSlice';

/** The parameters of a link to the shown calculation (rule 89). */
export function selectCalculationParameters(
  state: CalculatorRootState,
  { currencyOrder, decimalSeparator }: CalculatorSettings,
): ReturnType<typeof calculationParameters> {
  return calculationParameters({
    mode: selectMode(state),
    amount: selectAmountReading(state, decimalSeparator)?.amount ?? null,
    ownedAcronym: selectOwnedAcronym(state),
    wantedAcronym: selectWantedAcronym(state, currencyOrder),
  });
}
