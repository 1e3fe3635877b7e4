import { useSite } from '../../../site/useSite';
import { explainBy, ResultNotes } from '../CalculatorResult';
import { Payout } from '../Payout';
import { useCalculation } from '../useCalculation';
import { useCalculatorWords } from './useCalculatorWords';
import { useNeeded } from './useNeeded';

/** The sum to bring, in the calculator in reverse: the visitor types the sum to receive (rule 92). */
export function ExactResult() {
  const { format } = useSite();
  const { exact } = useCalculatorWords();
  const { ownedAcronym } = useCalculation();
  const needed = useNeeded();
  const explanation = useExplanation();
  return (
    <Payout
      label={exact.result}
      placeholder={exact.resultPlaceholder}
      figure={needed === null ? '' : format.amount(needed.amount)}
      acronym={ownedAcronym}
    >
      <ResultNotes explanation={explanation} />
    </Payout>
  );
}

function useExplanation(): string {
  const { words: site, format } = useSite();
  const { exact } = useCalculatorWords();
  const { reading, ownedAcronym, wantedAcronym } = useCalculation();
  const needed = useNeeded();
  if (needed === null || reading === null) {
    return '';
  }
  const answer = exact.answer(
    `${format.amount(reading.amount)} ${wantedAcronym}`,
    `${format.amount(needed.amount)} ${ownedAcronym}`,
  );
  return explainBy(needed.usedRates, answer, site, format);
}
