import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { toUnambiguousText } from '../../../domain/money/amount';
import type { DecimalText } from '../../../domain/money/decimal';
import { AMOUNT_FIELD_ID } from '../../../site/paths';
import { useSite } from '../../../site/useSite';
import { amountChanged } from '../calculatorSlice';

interface Props {
  readonly amount: DecimalText;
  readonly children: ReactNode;
}

/** A different amount in a line of text; pressing it replaces the typed amount. */
export function AmountLink({ amount, children }: Props) {
  const { words } = useSite();
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="calculator-extras__link"
      onClick={() => {
        dispatch(amountChanged(toUnambiguousText(amount, words.formats.decimalSeparator)));
        // The button disappears with its note, so the focus moves to the field.
        document.getElementById(AMOUNT_FIELD_ID)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </button>
  );
}
