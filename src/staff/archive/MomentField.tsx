import { useId } from 'react';
import { Field } from '../../ui/Field';

interface Props {
  readonly type: 'date' | 'time';
  readonly label: string;
  /** In the format of the browser's own fields: "2026-04-13" or "16:05"; empty without a value. */
  readonly value: string;
  readonly isInvalid?: boolean;
  /** Id of the message that is shown when the value is invalid. */
  readonly messageId?: string;
  readonly onChosen: (value: string) => void;
}

/** A field to choose a day or a time of day. */
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
