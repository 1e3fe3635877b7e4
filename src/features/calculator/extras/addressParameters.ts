import type { CALCULATOR_PARAMETERS } from '../../../site/paths';
import type { AddressParameters } from '../../../ports/address';
import type { CalculatorMode, CalculatorRootState, Custom } from '../calculatorSlice';
import { selectMode, selectOwnedAcronym, selectReading, selectWantedAcronym } from '../calculatorSlice';

/** What each mode's amount is called in the address. */
const amountNames: Readonly<Record<CalculatorMode, 'amount' | 'receive'>> = { given: 'amount', exact: 'receive' };

/** What a link to the calculation carries (rule 89); null for what is missing in it. */
export function addressParametersOf(
  state: CalculatorRootState,
  { currencyOrder, decimalSeparator }: Custom,
): AddressParameters<(typeof CALCULATOR_PARAMETERS)[number]> {
  return {
    from: selectOwnedAcronym(state) || null,
    to: selectWantedAcronym(state, currencyOrder) || null,
    amount: null,
    receive: null,
    [amountNames[selectMode(state)]]: selectReading(state, decimalSeparator)?.amount ?? null,
  };
}
