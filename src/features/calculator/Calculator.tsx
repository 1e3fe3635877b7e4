import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Section } from '../../ui/Section';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { anchors } from '../../site/paths';
import { useSite } from '../../site/useSite';
import { AmountField } from './AmountField';
import { amountParameters } from './calculationLink';
import { calculatorFields } from './calculatorFields';
import { CalculatorResult } from './CalculatorResult';
import {
  ownedCurrencyChosen,
  selectCurrencyChoices,
  selectMode,
  selectOwnedAcronym,
  selectWantedAcronym,
  wantedCurrencyChosen,
} from './calculatorSlice';
import { useCalculatorExtras } from './calculatorExtras';
import type { CalculatorRootState } from './calculatorSlice';
import type { RatesRootState } from '../rates/ratesSlice';
import { configuredChoices } from './configuredChoices';
import { CurrencySelect } from './CurrencySelect';

export function Calculator() {
  const site = useSite();
  const { words, office, nameOf } = site;
  const choices = useSelector((state: RatesRootState) => selectCurrencyChoices(state, office.currencyOrder, nameOf));
  // The prerendered page offers the office's own list, so hydration has to begin with the same choices.
  const currencies = useIsHydrated() && choices.length > 0 ? choices : configuredChoices(site);
  const ownedAcronym = useSelector(selectOwnedAcronym);
  const wantedAcronym = useSelector((state: CalculatorRootState) => selectWantedAcronym(state, office.currencyOrder));
  const mode = useSelector(selectMode);
  const dispatch = useDispatch();
  const element = useRef<HTMLDivElement>(null);
  const extras = useCalculatorExtras(element);

  return (
    <Section
      id={anchors.calculator}
      heading={words.calculator.heading}
      intro={<p>{words.calculator.lead}</p>}
      look="shaded"
      isScreenOnly
    >
      <div ref={element} className="calculator">
        <div className="calculator__above">{extras && <extras.above />}</div>
        {extras && mode === 'exact' ? (
          <extras.exact currencies={currencies} />
        ) : (
          <>
            <fieldset className="calculator__step">
              <legend className="calculator__legend">{words.calculator.ownedStep}</legend>
              <AmountField
                name={amountParameters.given}
                label={words.calculator.amount}
                placeholder={words.calculator.amountPlaceholder}
                beside={
                  <CurrencySelect
                    id={calculatorFields.owned}
                    label={words.calculator.owned}
                    currencies={currencies}
                    acronym={ownedAcronym}
                    onChoose={(acronym) => dispatch(ownedCurrencyChosen(acronym))}
                  />
                }
                below={extras && <extras.belowAmount />}
              />
            </fieldset>
            <fieldset className="calculator__step">
              <legend className="calculator__legend">{words.calculator.wantedStep}</legend>
              <CurrencySelect
                id={calculatorFields.wanted}
                label={words.calculator.wanted}
                currencies={currencies}
                acronym={wantedAcronym}
                onChoose={(acronym) => dispatch(wantedCurrencyChosen(acronym))}
              />
            </fieldset>
            <CalculatorResult />
          </>
        )}
        {extras && <extras.details />}
      </div>
    </Section>
  );
}
