import { useDispatch } from 'react-redux';
import { useSite } from '../../../site/useSite';
import { AmountField } from '../AmountField';
import { amountParameters } from '../calculationLink';
import { calculatorFields } from '../calculatorFields';
import { explainBy, ResultNotes } from '../CalculatorResult';
import type { CurrencyChoice } from '../calculatorSlice';
import { ownedCurrencyChosen, wantedCurrencyChosen } from '../calculatorSlice';
import { CurrencySelect } from '../CurrencySelect';
import { Payout } from '../Payout';
import { useCalculation } from '../useCalculation';
import { BelowAmount } from './BelowAmount';
import { useCalculatorWords } from './useCalculatorWords';
import { useNeeded } from './useNeeded';

/** The calculator in reverse: the visitor types the sum to receive and learns the sum to bring (rule 92). */
export function Exact({ currencies }: { readonly currencies: readonly CurrencyChoice[] }) {
  const { words: site } = useSite();
  const { exact } = useCalculatorWords();
  const { ownedAcronym, wantedAcronym } = useCalculation();
  const dispatch = useDispatch();
  return (
    <>
      <fieldset className="calculator__step">
        <legend className="calculator__legend">{exact.wantedStep}</legend>
        <AmountField
          name={amountParameters.exact}
          label={exact.amount}
          placeholder={exact.amountPlaceholder}
          beside={
            <CurrencySelect
              id={calculatorFields.wanted}
              label={site.calculator.wanted}
              currencies={currencies}
              acronym={wantedAcronym}
              onChoose={(acronym) => dispatch(wantedCurrencyChosen(acronym))}
            />
          }
          below={<BelowAmount />}
        />
      </fieldset>
      <fieldset className="calculator__step">
        <legend className="calculator__legend">{exact.ownedStep}</legend>
        <CurrencySelect
          id={calculatorFields.owned}
          label={site.calculator.owned}
          currencies={currencies}
          acronym={ownedAcronym}
          onChoose={(acronym) => dispatch(ownedCurrencyChosen(acronym))}
        />
      </fieldset>
      <ExactResult />
    </>
  );
}

function ExactResult() {
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
