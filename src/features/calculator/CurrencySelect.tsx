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
  const choose = useEffectEvent(onChoose);

  // The page is there before the application is, so what was chosen in between counts.
  useEffect(() => {
    if (select.current?.value) {
      choose(select.current.value);
    }
  }, []);

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
