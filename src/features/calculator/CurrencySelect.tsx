import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../../site/useSite';
import { Field } from '../../ui/Field';
import type { CurrencyChoice } from './calculatorSlice';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly currencies: readonly CurrencyChoice[];
  readonly acronym: string;
  readonly onChoose: (acronym: string) => void;
}

export function CurrencySelect({ id, label, currencies, acronym, onChoose }: Props) {
  const { words } = useSite();
  const select = useRef<HTMLSelectElement>(null);

  // The page is there before the application is, so what was chosen in between counts; what the page itself had chosen does not.
  const keepChosen = useEffectEvent(() => {
    const chosen = select.current?.selectedOptions[0];
    if (chosen && chosen.value !== acronym && !chosen.defaultSelected) {
      onChoose(chosen.value);
    }
  });
  useEffect(() => keepChosen(), []);

  return (
    <Field id={id} label={label}>
      <select
        ref={select}
        id={id}
        className="field__control field__control--select"
        autoComplete="off"
        value={acronym}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{words.calculator.noCurrency}</option>
        {currencies.map(({ acronym: code, name }) => (
          <option key={code} value={code}>
            {name === null ? code : `${code} – ${name}`}
          </option>
        ))}
      </select>
    </Field>
  );
}
