import type { Conversion } from '../../../domain/money/conversion';
import { amountNeeded } from '../../../domain/money/neededAmount';
import { useCalculation } from '../useCalculation';
import { useCurrencies } from './useCurrencies';

/** What has to be brought to receive exactly what was typed; null while anything needed is missing (rule 92). */
export function useNeeded(): Conversion | null {
  const { reading } = useCalculation();
  const { owned, wanted } = useCurrencies();
  return reading && owned && wanted ? amountNeeded(reading.amount, owned, wanted) : null;
}
