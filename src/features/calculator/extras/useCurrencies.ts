import { useSelector } from 'react-redux';
import type { Currency } from '../../../domain/rates/currency';
import { useSite } from '../../../site/useSite';
import type { CalculatorRootState } from '../calculatorSlice';
import { selectOwnedCurrency, selectWantedCurrency } from '../calculatorSlice';

/** The owned and the wanted currency with their rates; null while unknown. */
export function useCurrencies(): Readonly<Record<'owned' | 'wanted', Currency | null>> {
  const { currencyOrder } = useSite().office;
  return {
    owned: useSelector(selectOwnedCurrency),
    wanted: useSelector((state: CalculatorRootState) => selectWantedCurrency(state, currencyOrder)),
  };
}
