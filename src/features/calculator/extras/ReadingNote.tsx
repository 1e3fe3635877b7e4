import { useSelector } from 'react-redux';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import { useSite } from '../../../site/useSite';
import { selectMode } from '../calculatorSlice';
import { useCalculation } from '../useCalculation';
import { AmountLink } from './AmountLink';
import { useCalculatorWords } from './useCalculatorWords';

/** How an ambiguous amount was read, with the other reading one tap away (rule 35). */
export function ReadingNote() {
  const { reading: words } = useCalculatorWords();
  const { format } = useSite();
  const { reading, ownedAcronym, wantedAcronym } = useCalculation();
  const acronym = useSelector(selectMode) === 'exact' ? wantedAcronym : ownedAcronym;
  if (reading === null) {
    return null;
  }
  const { amount, otherReading, isInEuro } = reading;
  if (otherReading === null) {
    return isInEuro && acronym !== BASE_CURRENCY ? <p className="calculator-extras__note">{words.notEuro(acronym)}</p> : null;
  }
  return (
    <p className="calculator-extras__note">
      {words.taken(format.amount(amount))}{' '}
      <AmountLink amount={otherReading}>{words.other(format.amount(otherReading))}</AmountLink>
    </p>
  );
}
