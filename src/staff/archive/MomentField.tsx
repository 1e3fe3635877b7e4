import { useId } from 'react';
import { Field } from '../../ui/Field';

interface Props {
  readonly type: 'date' | 'time';
  readonly label: string;
  /** As the browser's own fields give it: "2026-04-13" or "16:05", empty for none. */
  readonly value: string;
  readonly isInvalid?: boolean;
  /** Id of what is said when it won't do. */
  readonly messageId?: string;
  readonly onChosen: (value: string) => void;
}

/** A day, or a time of day, to be chosen. */
export function MomentField({ type, label, value, isInvalid = false, messageId, onChosen }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        className="field__control"
        id={id}
        type={type}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={messageId}
        onChange={(event) => onChosen(event.target.value)}
      />
    </Field>
  );
}
