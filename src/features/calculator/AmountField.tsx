import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSite } from '../../site/useSite';
import { Field } from '../../ui/Field';
import { calculatorFields } from './calculatorFields';
import { amountChanged, selectAmountText, selectIsAmountInvalid } from './calculatorSlice';

const MESSAGE_ID = 'calculator-amount-message';

export function AmountField() {
  const { words } = useSite();
  const amountText = useSelector(selectAmountText);
  const isInvalid = useSelector(selectIsAmountInvalid);
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);

  // The page is there before the application is, so what was typed in between counts.
  useEffect(() => {
    if (input.current?.value) {
      dispatch(amountChanged(input.current.value));
    }
  }, [dispatch]);

  return (
    <Field id={calculatorFields.amount} label={words.calculator.amount}>
      <input
        ref={input}
        id={calculatorFields.amount}
        className="field__control field__control--figure"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={words.calculator.amountPlaceholder}
        value={amountText}
        onChange={({ target }) => dispatch(amountChanged(target.value))}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? MESSAGE_ID : undefined}
      />
      <p id={MESSAGE_ID} className="field__message" role="alert">
        {isInvalid && words.calculator.invalidAmount}
      </p>
    </Field>
  );
}
