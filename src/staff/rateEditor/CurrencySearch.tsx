import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useStaffWords } from '../useStaffWords';
import { focusField } from './fieldNavigation';

interface Props {
  readonly text: string;
  readonly isFound: boolean;
  /** Whether searching for a text would find any currency. */
  readonly isCode: (text: string) => boolean;
  readonly onChange: (text: string) => void;
  /** Called to go on to the first row found. */
  readonly onEnter: (searchBox: HTMLInputElement) => void;
}

/** No browser or keyboard layout has another use for this key, unlike for a character or a combination with Ctrl. */
const SHORTCUT = 'F2';
const DIGIT = /^[0-9]$/;

/** The box to search for a currency; Enter, or the first digit of a rate, goes to the first row found. */
export function CurrencySearch({ text, isFound, isCode, onChange, onEnter }: Props) {
  const words = useStaffWords().editor;
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === SHORTCUT && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey && inputRef.current) {
        event.preventDefault();
        focusField(inputRef.current);
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const searchBox = event.currentTarget;
    if (!isFound || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(searchBox);
      return;
    }
    const isAtEnd = searchBox.selectionStart === text.length && searchBox.selectionEnd === text.length;
    if (DIGIT.test(event.key) && isAtEnd && text.trim() !== '' && !isCode(text + event.key)) {
      // The browser types the digit after the focus has moved, and so into the rate.
      onEnter(searchBox);
    }
  };

  return (
    <div className="rate-editor__filter">
      <label className="field__label" htmlFor={id}>
        {words.filter}{' '}
        <kbd className="rate-editor__key" aria-hidden="true">
          {words.filterKey}
        </kbd>
      </label>
      <input
        ref={inputRef}
        className="field__control rate-editor__search"
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="next"
        aria-keyshortcuts={SHORTCUT}
        placeholder={words.filterPlaceholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <p className="rate-editor__found-nothing" role="status">
        {!isFound && words.filterFoundNothing}
      </p>
    </div>
  );
}
