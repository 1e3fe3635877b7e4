import { useRef } from 'react';
import type { ClipboardEvent, FocusEvent, InputEvent, KeyboardEvent, MouseEvent, PointerEvent, Ref } from 'react';
import type { QuoteSide } from '../../domain/rates/currency';
import type { RatePart } from '../../domain/rates/rateParts';
import type { PartChange } from '../../domain/rates/rateTyping';
import type { FieldMove } from './fieldKeys';
import { isSelection, moveOf } from './fieldKeys';
import { RATE_ATTRIBUTE, searchBoxAfter } from './fieldNavigation';
import { historyStepOf } from './useOwnUndo';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly side: QuoteSide;
  readonly part: RatePart;
  readonly label: string;
  readonly value: string;
  readonly isMarked: boolean;
  readonly describedBy: string;
  readonly onType: (change: PartChange) => void;
  /** The pasted text may be a whole rate; the input itself hasn't changed yet. */
  readonly onPaste: (change: PartChange) => void;
  readonly onMove: (move: FieldMove, from: HTMLInputElement) => void;
  readonly onEnter: () => void;
  /** The input was clicked or tapped, whether or not it had the focus, or a key selected up to an edge. */
  readonly onPoint: () => void;
  /** The focus goes elsewhere; null when nothing in this page receives it. */
  readonly onLeave: (nextFocus: EventTarget | null) => void;
}

/** One of the two text inputs around a rate's decimal comma. The Tab key goes from rate to rate and stops only at whole parts. */
export function RatePartInput({ ref, side, part, label, value, isMarked, describedBy, ...events }: Props) {
  const focusEvents = useEntry(events);

  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget;
    const { data = null, inputType = '' }: Partial<globalThis.InputEvent> = event.nativeEvent;
    // A step that the browser made from another field, or without asking before: React puts the value back.
    if (historyStepOf(inputType) !== null) {
      return;
    }
    // An event without an input type comes from a program, such as a form filler.
    const inserted = data ?? (inputType === '' ? text : '');
    events.onType({ part, text, inserted, caret: selectionStart ?? text.length });
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text').trim();
    if (pasted !== '') {
      const { value: text, selectionStart, selectionEnd } = event.currentTarget;
      const before = text.slice(0, selectionStart ?? 0) + pasted;
      events.onPaste({ part, text: before + text.slice(selectionEnd ?? 0), inserted: pasted, caret: before.length });
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { selectionStart, selectionEnd, value: text } = input;
    const move = moveOf(event, { part, start: selectionStart ?? 0, end: selectionEnd ?? 0, length: text.length });
    if (isSelection(event)) {
      events.onPoint();
    }
    if (move === null || (move.to === 'tabbedOn' && searchBoxAfter(input) === null)) {
      return;
    }
    event.preventDefault();
    events.onMove(move, input);
  };

  return (
    <input
      ref={ref}
      className={`rate-field__part rate-field__part--${part}`}
      type="text"
      inputMode={part === 'whole' ? 'decimal' : 'numeric'}
      enterKeyHint="next"
      autoComplete="off"
      tabIndex={part === 'whole' ? undefined : -1}
      aria-label={label}
      aria-invalid={isMarked}
      aria-describedby={describedBy}
      {...(part === 'whole' && { [RATE_ATTRIBUTE]: side })}
      placeholder="0"
      value={value}
      onInput={handleInput}
      onPaste={handlePaste}
      onKeyDown={handleKeyDown}
      {...focusEvents}
    />
  );
}

/**
 * Selects all the text whenever the input receives the focus, and keeps it selected when a click follows a key that has brought
 * the focus. Another click places the caret, and dragging selects.
 * When the whole window loses the focus and regains it, nothing changes.
 */
function useEntry({ onEnter, onPoint, onLeave }: Pick<Props, 'onEnter' | 'onPoint' | 'onLeave'>) {
  const isPressedToEnter = useRef(false);
  const isEnteredByKey = useRef(false);
  const isWindowLeft = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      isPressedToEnter.current = document.activeElement !== currentTarget;
    },
    // Not when the pointer goes down: a finger that scrolls the page must leave the selection.
    onMouseDown: ({ button, currentTarget }: MouseEvent<HTMLInputElement>) => {
      // Another button makes no click, and the menu that it opens needs the selection.
      if (button !== 0) {
        return;
      }
      const { selectionStart, selectionEnd, value } = currentTarget;
      if (isEnteredByKey.current && selectionStart === 0 && selectionEnd === value.length) {
        // A press on selected text takes the selection away only after the click; without one, it is a press like any other.
        currentTarget.setSelectionRange(0, 0);
        isPressedToEnter.current = true;
      }
      isEnteredByKey.current = false;
    },
    // The finger scrolls the page instead.
    onPointerCancel: () => {
      isPressedToEnter.current = false;
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!isWindowLeft.current) {
        onEnter();
        // After a press, `onClick` selects: if all the text were selected earlier, dragging would move it instead of selecting.
        isEnteredByKey.current = !isPressedToEnter.current;
        if (isEnteredByKey.current) {
          currentTarget.select();
        }
      }
      isWindowLeft.current = false;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      onPoint();
      if (isPressedToEnter.current && currentTarget.selectionStart === currentTarget.selectionEnd) {
        currentTarget.select();
      }
      isPressedToEnter.current = false;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      isWindowLeft.current = document.activeElement === currentTarget;
      isPressedToEnter.current = false;
      if (!isWindowLeft.current) {
        onLeave(relatedTarget);
      }
    },
  };
}
