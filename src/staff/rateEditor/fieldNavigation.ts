import type { KeyboardEvent } from 'react';

/** Marks an input as a cell of a column, such as "buy-whole". */
export const COLUMN_ATTRIBUTE = 'data-column';

/** Arrows up and down move between rows in the same column, Enter moves to the next field. */
export function handleFieldKey(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const target = targetOf(event.key, field);
  if (target === null || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  focusField(target);
}

/** Focuses a field with its text selected, so that typing replaces it. */
export function focusField(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

// At the edges of the table the key does nothing, as in a spreadsheet.
function targetOf(key: string, field: HTMLInputElement): HTMLInputElement | null {
  switch (key) {
    case 'ArrowDown':
      return neighbourOf(field, columnSelector(field), 1);
    case 'ArrowUp':
      return neighbourOf(field, columnSelector(field), -1);
    case 'Enter':
      return neighbourOf(field, `[${COLUMN_ATTRIBUTE}]`, 1);
    default:
      return null;
  }
}

function columnSelector(field: HTMLInputElement): string {
  return `[${COLUMN_ATTRIBUTE}="${field.getAttribute(COLUMN_ATTRIBUTE)}"]`;
}

function neighbourOf(field: HTMLInputElement, selector: string, distance: 1 | -1): HTMLInputElement | null {
  const rows = field.closest('table')?.querySelectorAll<HTMLInputElement>(`tr:not([hidden]) ${selector}`) ?? [];
  const fields = [...rows];
  return fields[fields.indexOf(field) + distance] ?? null;
}
