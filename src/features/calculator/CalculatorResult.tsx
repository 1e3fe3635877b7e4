import { useSelector } from 'react-redux';
import type { Format } from '../../site/format';
import { useSite } from '../../site/useSite';
import { SettledStatus } from '../../ui/SettledStatus';
import type { Words } from '../../site/words/sk';
import type { UsedRate } from '../../domain/money/conversion';
import { MissingRates } from '../rates/MissingRates';
import { selectAreRatesCurrent, selectRatesStatus } from '../rates/ratesSlice';
import { RatesAge } from '../rates/RatesAge';
import { selectAmountText } from './calculatorSlice';
import { Payout } from './Payout';
import { useCalculation } from './useCalculation';

/** The sum that the visitor would receive, and the rates used. */
export function CalculatorResult() {
  const { words, format } = useSite();
  const { conversion, wantedAcronym } = useCalculation();
  const explanation = useExplanation();

  return (
    <Payout
      label={words.calculator.result}
      placeholder={words.calculator.resultPlaceholder}
      figure={conversion === null ? '' : format.amount(conversion.amount)}
      acronym={wantedAcronym}
    >
      <ResultNotes explanation={explanation} />
    </Payout>
  );
}

interface NotesProps {
  /** The result as a sentence, with the rates and the sides of the list that were used; empty without a result. */
  readonly explanation: string;
}

/** Notes about a result; screen readers announce the sentence once the typing pauses. */
export function ResultNotes({ explanation }: NotesProps) {
  const { words } = useSite();
  const areCurrent = useSelector(selectAreRatesCurrent);
  return (
    <>
      <Hint />
      <p>{explanation}</p>
      <SettledStatus text={explanation} />
      {explanation !== '' && !areCurrent && (
        <p className="calculator__age">
          <RatesAge phrase={words.calculator.age} />
        </p>
      )}
    </>
  );
}

/** Says what is still to be filled in. It doesn't mention a missing rate, which the visitor can't fill in (rule 34). */
function Hint() {
  const { words } = useSite();
  const status = useSelector(selectRatesStatus);
  const { ownedAcronym, wantedAcronym } = useCalculation();
  const answers = [useSelector(selectAmountText).trim(), ownedAcronym, wantedAcronym];
  if (status === 'unavailable') {
    return <MissingRates />;
  }
  if (answers.includes('')) {
    return <p>{words.calculator.hint}</p>;
  }
  return status === 'waiting' ? <p>{words.rates.freshness.waiting}</p> : null;
}

function useExplanation(): string {
  const { words, format } = useSite();
  const { reading, ownedAcronym, wantedAcronym, conversion } = useCalculation();
  if (conversion === null || reading === null) {
    return '';
  }
  const answer = words.calculator.answer(
    `${format.amount(reading.amount)} ${ownedAcronym}`,
    `${format.amount(conversion.amount)} ${wantedAcronym}`,
  );
  return explainBy(conversion.usedRates, answer, words, format);
}

/** An answer, followed by the rates used for it. */
export function explainBy(usedRates: readonly UsedRate[], answer: string, { calculator: words }: Words, format: Format): string {
  const rates = usedRates.map(({ acronym, side, rate }) => `${words.sides[side]} ${acronym} ${format.rate(rate)}`);
  return `${answer} ${rates.length === 0 ? words.sameCurrency : words.usedRates(rates)}`;
}
