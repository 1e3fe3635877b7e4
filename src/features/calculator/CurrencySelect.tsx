import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../../site/useSite';
import { Field } from '../../ui/Field';
import { isAsItCame } from './calculatorFields';
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

  // The visitor may have chosen a currency before the application loaded. The page's own preselection doesn't count.
  const keepChosen = useEffectEvent(() => {
    if (select.current && select.current.value !== acronym && !isAsItCame(select.current)) {
      onChoose(select.current.value);
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
