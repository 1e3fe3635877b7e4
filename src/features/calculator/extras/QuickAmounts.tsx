import { useDispatch, useSelector } from 'react-redux';
import { quickAmounts } from '../../../domain/money/quickAmounts';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import { useSite } from '../../../site/useSite';
import { amountChanged, selectMode } from '../calculatorSlice';
import { useCalculatorWords } from './useCalculatorWords';
import { useCurrencies } from './useCurrencies';

/** Buttons with round sums in the amount's currency; none while its rate is unknown (rule 91). */
export function QuickAmounts() {
  const words = useCalculatorWords();
  const { format } = useSite();
  const { owned, wanted } = useCurrencies();
  const currency = useSelector(selectMode) === 'exact' ? wanted : owned;
  const rate = currency?.acronym === BASE_CURRENCY ? 1 : (currency?.sell ?? currency?.buy);
  const dispatch = useDispatch();
  if (!rate) {
    return null;
  }
  return (
    <ul className="calculator-extras__chips" aria-label={words.quickAmounts}>
      {quickAmounts(rate).map((sum) => (
        <li key={sum}>
          <button type="button" className="calculator-extras__chip" onClick={() => dispatch(amountChanged(String(sum)))}>
            {format.whole(String(sum))}
          </button>
        </li>
      ))}
    </ul>
  );
}
