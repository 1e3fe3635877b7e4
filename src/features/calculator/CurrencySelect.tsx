import { useSite } from '../../site/useSite';
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
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field__control field__control--select"
        value={acronym}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{words.calculator.noCurrency}</option>
        {currencies.map((currency) => (
          <option key={currency.key} value={currency.acronym}>
            {currency.name_sk === null ? currency.acronym : `${currency.acronym} – ${currency.name_sk}`}
          </option>
        ))}
      </select>
    </div>
  );
}
