import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { CalculatorMode } from '../calculatorSlice';
import { currenciesSwapped, modeChosen, selectMode } from '../calculatorSlice';
import { useCalculation } from '../useCalculation';
import { stepTaken } from './addressSaga';
import { useCalculatorWords } from './useCalculatorWords';

const modes: readonly CalculatorMode[] = ['given', 'exact'];

/** The choice of what the amount means, and the button that swaps the currencies; both keep the amount (rules 91 and 92). */
export function Above() {
  const words = useCalculatorWords();
  const mode = useSelector(selectMode);
  const { ownedAcronym, wantedAcronym } = useCalculation();
  const dispatch = useDispatch();
  const { key: step } = useLocation();

  useEffect(() => void dispatch(stepTaken()), [dispatch, step]);

  return (
    <div className="calculator-extras__above">
      <div className="calculator-extras__modes" role="radiogroup" aria-label={words.modes.label}>
        {modes.map((name) => (
          <label key={name} className="calculator-extras__mode">
            <input
              type="radio"
              name="calculator-mode"
              autoComplete="off"
              checked={mode === name}
              onChange={() => dispatch(modeChosen(name))}
            />
            {words.modes[name]}
          </label>
        ))}
      </div>
      <button
        type="button"
        className="calculator-extras__chip"
        onClick={() => dispatch(currenciesSwapped({ ownedAcronym, wantedAcronym }))}
      >
        {words.swap}
      </button>
    </div>
  );
}
