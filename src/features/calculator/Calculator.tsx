import { useDispatch, useSelector } from 'react-redux';
import { Section } from '../../ui/Section';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { anchors } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { AmountField } from './AmountField';
import { CalculatorResult } from './CalculatorResult';
import {
  ownedCurrencyChosen,
  selectCurrencyChoices,
  selectOwnedAcronym,
  selectWantedAcronym,
  wantedCurrencyChosen,
} from './calculatorSlice';
import type { RatesRootState } from '../rates/ratesSlice';
import { CurrencySelect } from './CurrencySelect';

export function Calculator() {
  const { words, office } = useSite();
  const choices = useSelector((state: RatesRootState) => selectCurrencyChoices(state, office.currencyOrder));
  // The first rates are painted into their table alone, so at hydration there is nothing to choose from yet.
  const currencies = useIsHydrated() ? choices : [];
  const ownedAcronym = useSelector(selectOwnedAcronym);
  const wantedAcronym = useSelector(selectWantedAcronym);
  const dispatch = useDispatch();

  return (
    <Section
      id={anchors.calculator}
      heading={words.calculator.heading}
      intro={<p>{words.calculator.lead}</p>}
      look="shaded"
      isScreenOnly
    >
      <div className="calculator">
        <fieldset className="calculator__step">
          <legend className="calculator__legend">{words.calculator.ownedStep}</legend>
          <AmountField />
          <CurrencySelect
            id="calculator-owned"
            label={words.calculator.owned}
            currencies={currencies}
            acronym={ownedAcronym}
            onChoose={(acronym) => dispatch(ownedCurrencyChosen(acronym))}
          />
        </fieldset>
        <fieldset className="calculator__step">
          <legend className="calculator__legend">{words.calculator.wantedStep}</legend>
          <CurrencySelect
            id="calculator-wanted"
            label={words.calculator.wanted}
            currencies={currencies}
            acronym={wantedAcronym}
            onChoose={(acronym) => dispatch(wantedCurrencyChosen(acronym))}
          />
        </fieldset>
        <CalculatorResult />
      </div>
    </Section>
  );
}
