import { useId } from 'react';
import type { DraftField, DraftProblem } from '../../domain/rates/newCurrency';
import { Field } from '../../ui/Field';
import { useStaffWords } from '../useStaffWords';

interface Props {
  readonly name: DraftField;
  readonly label: string;
  readonly value: string;
  readonly problem: DraftProblem | null;
  /** Id of the `datalist` with proposals. */
  readonly listId?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One field of the form to add a currency, with what is wrong with it. */
export function DraftInput({ name, label, value, problem, listId, onChange }: Props) {
  const words = useStaffWords();
  const problems = { ...words.editor.problems, ...words.currencies.problems };
  const ids = { control: useId(), message: useId() };
  return (
    <Field id={ids.control} label={label}>
      <input
        className="field__control"
        id={ids.control}
        name={name}
        type="text"
        inputMode={name === 'buy' || name === 'sell' ? 'decimal' : 'text'}
        autoComplete="off"
        list={listId}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="field__message" id={ids.message}>
        {problem && problems[problem]}
      </p>
    </Field>
  );
}
