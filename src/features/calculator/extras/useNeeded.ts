import { useSelector } from 'react-redux';
import type { Conversion } from '../../../domain/money/conversion';
import { amountNeeded } from '../../../domain/money/neededAmount';
import { selectConvertibleCurrencies } from '../calculatorSlice';
import { useCalculation } from '../useCalculation';

/** What has to be brought to receive exactly what was typed; null while anything needed is missing (rule 92). */
export function useNeeded(): Conversion | null {
  const currencies = useSelector(selectConvertibleCurrencies);
  const { reading, ownedAcronym, wantedAcronym } = useCalculation();
  const owned = currencies.find(({ acronym }) => acronym === ownedAcronym);
  const wanted = currencies.find(({ acronym }) => acronym === wantedAcronym);
  return reading && owned && wanted ? amountNeeded(reading.amount, owned, wanted) : null;
}
