import type { Action } from '@reduxjs/toolkit';
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
  // Both modes share the fields, so a link's mode, which comes late, takes the focus from nobody.
  const exact = mode === 'exact' ? extras?.exact : null;
  const steps = exact?.words ?? words.calculator;
  const Result = exact?.result ?? CalculatorResult;
  const selectOf = (name: 'owned' | 'wanted', acronym: string, chosen: (acronym: string) => Action) => (
    <CurrencySelect
      id={calculatorFields[name]}
      label={words.calculator[name]}
      currencies={currencies}
      acronym={acronym}
      onChoose={(choice) => dispatch(chosen(choice))}
    />
  );
  const owned = selectOf('owned', ownedAcronym, ownedCurrencyChosen);
  const wanted = selectOf('wanted', wantedAcronym, wantedCurrencyChosen);

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
        <fieldset className="calculator__step">
          <legend className="calculator__legend">{exact ? steps.wantedStep : steps.ownedStep}</legend>
          <AmountField
            name={amountParameters[exact ? 'exact' : 'given']}
            label={steps.amount}
            placeholder={steps.amountPlaceholder}
            beside={exact ? wanted : owned}
            below={extras && <extras.belowAmount />}
          />
        </fieldset>
        <fieldset className="calculator__step">
          <legend className="calculator__legend">{exact ? steps.ownedStep : steps.wantedStep}</legend>
          {exact ? owned : wanted}
        </fieldset>
        <Result />
        {extras && <extras.details />}
      </div>
    </Section>
  );
}
