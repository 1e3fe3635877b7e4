import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { Field } from '../../ui/Field';
import { calculatorFields } from './calculatorFields';
import { useSettled } from '../../ui/useSettled';
import type { CalculatorRootState } from './calculatorSlice';
import { amountChanged, selectAmountText, selectIsAmountInvalid } from './calculatorSlice';

const MESSAGE_ID = 'calculator-amount-message';
/** That it is no amount is said when nothing was typed for this long, in milliseconds, or when the field is left. */
const RESTS_AFTER = 1_000;

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** Stands in one row with the field where there is room. */
  readonly beside: ReactNode;
  /** What is said below them while nothing is wrong. */
  readonly below: ReactNode;
}

export function AmountField({ label, placeholder, beside, below }: Props) {
  const { words } = useSite();
  const amountText = useSelector(selectAmountText);
  const isInvalid = useSelector((state: CalculatorRootState) => selectIsAmountInvalid(state, words.formats.decimalSeparator));
  const isResting = useSettled(amountText, RESTS_AFTER) === amountText;
  const [leftText, setLeftText] = useState<string | null>(null);
  const isTold = isInvalid && (isResting || leftText === amountText);
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);

  // The page is there before the application is, so what was typed in between counts.
  const keepTyped = useEffectEvent(() => {
    if (input.current?.value) {
      dispatch(amountChanged(input.current.value));
    }
  });
  useEffect(() => keepTyped(), []);

  return (
    <div className="calculator__cash">
      <Field id={calculatorFields.amount} label={label}>
        <input
          ref={input}
          id={calculatorFields.amount}
          className="field__control field__control--figure"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={amountText}
          onChange={({ target }) => dispatch(amountChanged(target.value))}
          onBlur={() => setLeftText(amountText)}
          aria-invalid={isTold}
          aria-describedby={isTold ? MESSAGE_ID : undefined}
        />
      </Field>
      {beside}
      <div className="calculator__below">
        <p id={MESSAGE_ID} className="field__message" role="alert">
          {isTold && words.calculator.invalidAmount}
        </p>
        {!isTold && below}
      </div>
    </div>
  );
}
