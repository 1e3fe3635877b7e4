import type { ChangeEvent, ClipboardEvent, Ref } from 'react';
import type { RateSide } from '../../domain/rates/currency';
import type { RatePart, RateParts } from '../../domain/rates/rateParts';
import { splitPastedRate } from '../../domain/rates/rateParts';
import { COLUMN_ATTRIBUTE, handleFieldKey } from './fieldNavigation';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly side: RateSide;
  readonly part: RatePart;
  readonly label: string;
  readonly value: string;
  readonly isMarked: boolean;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
  readonly onPasteRate: (parts: RateParts) => void;
  /** A decimal comma or dot was typed; the text is what the input holds without it. */
  readonly onSeparator: (text: string) => void;
}

/** One of the two text inputs around a rate's decimal comma. */
export function RatePartInput({ ref, side, part, label, value, isMarked, describedBy, ...events }: Props) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    if (part === 'whole' && isSeparator(event.nativeEvent)) {
      const caret = selectionStart ?? text.length;
      events.onSeparator(text.slice(0, caret - 1) + text.slice(caret));
    } else {
      events.onType(text);
    }
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const parts = part === 'whole' ? splitPastedRate(event.clipboardData.getData('text')) : null;
    if (parts !== null) {
      event.preventDefault();
      events.onPasteRate(parts);
    }
  };

  return (
    <input
      ref={ref}
      className={`rate-field__part rate-field__part--${part}`}
      type="text"
      inputMode={part === 'whole' ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isMarked}
      aria-describedby={describedBy}
      {...{ [COLUMN_ATTRIBUTE]: `${side}-${part}` }}
      value={value}
      onChange={handleChange}
      onPaste={handlePaste}
      onKeyDown={handleFieldKey}
    />
  );
}

// The comma is found in what was typed, not in a key event, because the keypads of phones send none.
function isSeparator(event: Event): boolean {
  return event instanceof InputEvent && (event.data === ',' || event.data === '.');
}
