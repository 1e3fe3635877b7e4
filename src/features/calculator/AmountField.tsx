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
/** How long the typing must pause, in milliseconds, before an invalid amount is reported; leaving the field reports it too. */
const RESTS_AFTER = 1_000;

interface Props {
  /** The name of the field, which is its parameter in a link (rule 89). */
  readonly name: 'amount' | 'receive';
  readonly label: string;
  readonly placeholder: string;
  /** Shown beside the field where there is room. */
  readonly beside: ReactNode;
  /** Shown below the field while the amount isn't invalid. */
  readonly below: ReactNode;
}

export function AmountField({ name, label, placeholder, beside, below }: Props) {
  const { words } = useSite();
  const amountText = useSelector(selectAmountText);
  const isInvalid = useSelector((state: CalculatorRootState) => selectIsAmountInvalid(state, words.formats.decimalSeparator));
  const isResting = useSettled(amountText, RESTS_AFTER) === amountText;
  const [leftText, setLeftText] = useState<string | null>(null);
  const isTold = isInvalid && (isResting || leftText === amountText);
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);

  // The visitor may have typed an amount before the application loaded.
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
          name={name}
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
