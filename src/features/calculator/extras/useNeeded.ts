import type { Conversion } from '../../../domain/money/conversion';
import { amountNeeded } from '../../../domain/money/neededAmount';
import { useCalculation } from '../useCalculation';
import { useCurrencies } from './useCurrencies';

/** The sum that the visitor has to bring to receive exactly the typed one; null while an input is missing (rule 92). */
export function useNeeded(): Conversion | null {
  const { reading } = useCalculation();
  const { owned, wanted } = useCurrencies();
  return reading && owned && wanted ? amountNeeded(reading.amount, owned, wanted) : null;
}
