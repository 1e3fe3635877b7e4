import { useDispatch } from 'react-redux';
import { toUnambiguousText } from '../../../domain/money/amount';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import { AMOUNT_FIELD_ID } from '../../../site/paths';
import { useSite } from '../../../site/useSite';
import { amountChanged } from '../calculatorSlice';
import { useCalculation } from '../useCalculation';
import { useCalculatorWords } from './useCalculatorWords';

/** How the amount was read where it could be read otherwise, with the other reading one tap away (rule 35). */
export function ReadingNote() {
  const words = useCalculatorWords();
  const { words: siteWords, format } = useSite();
  const { reading, ownedAcronym } = useCalculation();
  const dispatch = useDispatch();
  if (reading === null) {
    return null;
  }
  const { amount, otherReading, isInEuro } = reading;
  if (otherReading === null) {
    return isInEuro && ownedAcronym !== BASE_CURRENCY ? (
      <p className="calculator-extras__note">{words.reading.notEuro(ownedAcronym)}</p>
    ) : null;
  }
  return (
    <p className="calculator-extras__note">
      {words.reading.taken(format.amount(amount))}{' '}
      <button
        type="button"
        className="calculator-extras__link"
        onClick={() => {
          dispatch(amountChanged(toUnambiguousText(otherReading, siteWords.formats.decimalSeparator)));
          // The button goes with its question; whoever pressed it goes on in the field.
          document.getElementById(AMOUNT_FIELD_ID)?.focus({ preventScroll: true });
        }}
      >
        {words.reading.other(format.amount(otherReading))}
      </button>
    </p>
  );
}
