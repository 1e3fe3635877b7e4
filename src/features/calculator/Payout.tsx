import type { ReactNode } from 'react';
import { calculatorFields } from './calculatorFields';

const ID = calculatorFields.result;

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** Empty while there is no result. */
  readonly figure: string;
  readonly acronym: string;
  /** Notes about the result. */
  readonly children: ReactNode;
}

/** The calculated sum, in a field that can't be edited. */
export function Payout({ label, placeholder, figure, acronym, children }: Props) {
  return (
    <div className="calculator__result">
      <label className="field__label" htmlFor={ID}>
        {label}
      </label>
      <div className="calculator__payout">
        <input
          id={ID}
          className={`calculator__amount ${sizeFor(figure)}`}
          type="text"
          readOnly
          placeholder={placeholder}
          value={figure}
        />
        <span className="calculator__acronym" aria-hidden="true">
          {figure && acronym}
        </span>
      </div>
      <div className="calculator__notes">{children}</div>
    </div>
  );
}

// The whole figure has to be visible, so longer figures are set in smaller type.
function sizeFor({ length }: string): string {
  if (length > 17) {
    return 'calculator__amount--longest';
  }
  return length > 11 ? 'calculator__amount--long' : '';
}
