import { useSelector } from 'react-redux';
import type { UsedRate } from '../../../domain/money/conversion';
import type { DecimalText } from '../../../domain/money/decimal';
import { selectMode } from '../calculatorSlice';
import { useCalculation } from '../useCalculation';
import { useNeeded } from './useNeeded';

/** The sum that the visitor brings, the sum that they receive, and the rates used. */
export interface Exchange {
  readonly owned: Sum;
  readonly wanted: Sum;
  readonly usedRates: readonly UsedRate[];
}

export interface Sum {
  readonly amount: DecimalText;
  readonly acronym: string;
}

/** The exchange that the shown result stands for, in either mode; null without a result. */
export function useExchange(): Exchange | null {
  const isExact = useSelector(selectMode) === 'exact';
  const needed = useNeeded();
  const { reading, conversion, ownedAcronym, wantedAcronym } = useCalculation();
  const shown = isExact ? needed : conversion;
  if (reading === null || shown === null) {
    return null;
  }
  const [ownedAmount, wantedAmount] = isExact ? [shown.amount, reading.amount] : [reading.amount, shown.amount];
  return {
    owned: { amount: ownedAmount, acronym: ownedAcronym },
    wanted: { amount: wantedAmount, acronym: wantedAcronym },
    usedRates: shown.usedRates,
  };
}
