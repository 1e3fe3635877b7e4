import { useId } from 'react';
import type { NoticeField, NoticeProblem } from '../../domain/notices/noticeDraft';
import { MOST_CHARACTERS } from '../../domain/notices/notice';
import { toPlainLine } from '../../domain/plainLine';
import { Field } from '../../ui/Field';
import { useStaffWords } from '../useStaffWords';

interface Props {
  readonly name: NoticeField;
  readonly kind: 'date' | 'time' | 'text';
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly problem: NoticeProblem | null;
  readonly onChange: (text: string) => void;
}

/** One field of a notice, with what is wrong with it and, for a text, how much of its length is used. */
export function NoticeInput({ name, kind, label, hint, value, problem, onChange }: Props) {
  const words = useStaffWords().notices;
  const ids = { control: useId(), message: useId() };
  const attributes = {
    id: ids.control,
    name,
    value,
    'aria-invalid': problem !== null,
    'aria-describedby': ids.message,
  };
  return (
    <Field id={ids.control} label={label}>
      {kind === 'text' ? (
        <textarea
          {...attributes}
          className="field__control office-notices__text"
          rows={3}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...attributes} className="field__control" type={kind} onChange={(event) => onChange(event.target.value)} />
      )}
      <p className="field__message" id={ids.message}>
        {problem && words.problems[problem]}
        {kind === 'text' && (
          <span className="office-notices__counter">{words.counter(toPlainLine(value).length, MOST_CHARACTERS)}</span>
        )}
        {problem === null && hint !== undefined && <span className="office-notices__hint">{hint}</span>}
      </p>
    </Field>
  );
}
