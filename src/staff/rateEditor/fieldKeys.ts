import type { RateCaret } from '../../domain/rates/rateTyping';
import type { RatePart } from '../../domain/rates/rateParts';

/** A key as it was pressed. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where in a rate a key was pressed; the selection lies between `start` and `end`. */
export interface KeyPosition {
  readonly part: RatePart;
  readonly start: number;
  readonly end: number;
  /** How many characters the part has. */
  readonly length: number;
}

/** What a key does in a rate besides typing. */
export type FieldMove =
  | { readonly to: 'nextRate' | 'previousRate' | 'rowBelow' | 'rowAbove' }
  /** The Tab key; the browser moves the focus by itself unless the search led to the row. */
  | { readonly to: 'tabbedOn' }
  /** Crosses the comma. */
  | { readonly to: 'otherPart'; readonly caret: RateCaret }
  /** Discards, undoes or redoes what was typed. */
  | { readonly to: 'discarded' | 'undone' | 'redone' };

/**
 * Treats a rate as a cell: Enter, Tab and the up and down arrows lead from rate to rate and never into the middle of one. Returns
 * null to leave the key to the browser.
 */
export function moveOf(pressed: PressedKey, position: KeyPosition): FieldMove | null {
  if (pressed.altKey) {
    return null;
  }
  if (pressed.ctrlKey || pressed.metaKey) {
    return commandOf(pressed);
  }
  return pressed.shiftKey ? shiftedMoveOf(pressed.key, position) : plainMoveOf(pressed.key, position);
}

/** Whether a key that is left to the browser selects up to an edge of the part, mostly to type the rate anew. */
export function isSelection({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): boolean {
  if (altKey) {
    return false;
  }
  return ctrlKey || metaKey ? key.toLowerCase() === 'a' : shiftKey && (key === 'Home' || key === 'End');
}

// Undoing and redoing never stay with the browser: see `useOwnUndo`.
function commandOf({ key, shiftKey, ctrlKey }: PressedKey): FieldMove | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { to: shiftKey ? 'redone' : 'undone' };
    case 'y':
      // On a Mac, Command with Y opens the browser's history.
      return ctrlKey && !shiftKey ? { to: 'redone' } : null;
    default:
      return null;
  }
}

function shiftedMoveOf(key: string, { part }: KeyPosition): FieldMove | null {
  switch (key) {
    case 'Enter':
      return { to: 'previousRate' };
    case 'Tab':
      // From the whole part the browser goes back by itself.
      return part === 'decimals' ? { to: 'previousRate' } : null;
    default:
      return null;
  }
}

function plainMoveOf(key: string, { part, start, end, length }: KeyPosition): FieldMove | null {
  const isCaret = start === end;
  const isAll = start === 0 && end === length;
  switch (key) {
    case 'Enter':
      return { to: 'nextRate' };
    case 'Tab':
      return { to: 'tabbedOn' };
    case 'ArrowDown':
      return { to: 'rowBelow' };
    case 'ArrowUp':
      return { to: 'rowAbove' };
    case 'Escape':
      return { to: 'discarded' };
    case 'ArrowRight':
      return part === 'whole' && end === length && (isCaret || isAll) ? across('decimals') : null;
    case 'ArrowLeft':
      return part === 'decimals' && start === 0 && (isCaret || isAll) ? across('whole') : null;
    case 'Backspace':
      return part === 'decimals' && isCaret && start === 0 ? across('whole', Infinity) : null;
    default:
      return null;
  }
}

function across(part: RatePart, at: RateCaret['at'] = 'all'): FieldMove {
  return { to: 'otherPart', caret: { part, at } };
}
