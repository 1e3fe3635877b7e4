import type { RateCaret } from '../../domain/rates/rateTyping';
import type { FieldMove } from './fieldKeys';

/** Marks the input of a rate's whole part, which keys lead to; its value is the quote side, such as "buy". */
export const RATE_ATTRIBUTE = 'data-rate';

type Step = (FieldMove & { readonly to: 'nextRate' | 'previousRate' | 'rowBelow' | 'rowAbove' })['to'];

/** The rows that the search led to, each with the search box, where the focus goes after the row's last rate. */
const searchBoxes = new WeakMap<Element, HTMLInputElement>();

/** Focuses a field with its text selected, so that typing replaces it. */
export function focusField(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** Focuses an input and places the caret in it, or selects all its text. */
export function placeCaret(input: HTMLInputElement, at: RateCaret['at']): void {
  focusField(input);
  if (at !== 'all') {
    const caret = Math.min(at, input.value.length);
    input.setSelectionRange(caret, caret);
  }
}

/** Goes to the first rate of a row. */
export function enterRow(row: HTMLElement): void {
  const [first] = ratesOf(row);
  if (first) {
    focusField(first);
  }
}

/** Goes to the first rate of a row; if the row was searched for, its last rate will lead back to the search. */
export function enterFoundRow(row: HTMLElement, searchBox: HTMLInputElement): void {
  enterRow(row);
  if (searchBox.value.trim() === '') {
    return;
  }
  searchBoxes.set(row, searchBox);
  const forget = ({ relatedTarget }: FocusEvent) => {
    // A window that loses the focus keeps its active element, and the row keeps its search box.
    const next = relatedTarget instanceof Element ? relatedTarget : document.activeElement;
    if (!row.contains(next)) {
      searchBoxes.delete(row);
      row.removeEventListener('focusout', forget);
    }
  };
  row.addEventListener('focusout', forget);
}

/** Goes from an input to another rate; at the edges of the table the key does nothing, as in a spreadsheet. */
export function goToRate(input: HTMLInputElement, step: Step): void {
  const target = (step === 'nextRate' ? searchBoxAfter(input) : null) ?? neighbourOf(input, step);
  if (target) {
    focusField(target);
  }
}

/** The search box that a found row's last rate leads back to; null for all other rates. */
export function searchBoxAfter(input: HTMLInputElement): HTMLInputElement | null {
  const row = input.closest('tr');
  const box = row && searchBoxes.get(row);
  return box && ratesOf(row).at(-1) === rateOf(input) ? box : null;
}

function neighbourOf(input: HTMLInputElement, step: Step): HTMLInputElement | null {
  const table = input.closest('table');
  const rate = rateOf(input);
  if (!table || !rate) {
    return null;
  }
  const isVertical = step === 'rowBelow' || step === 'rowAbove';
  const rates = ratesOf(table).filter(
    (other) => !isVertical || other.getAttribute(RATE_ATTRIBUTE) === rate.getAttribute(RATE_ATTRIBUTE),
  );
  const distance = step === 'nextRate' || step === 'rowBelow' ? 1 : -1;
  return rates[rates.indexOf(rate) + distance] ?? null;
}

function rateOf(input: HTMLInputElement): HTMLInputElement | null {
  return input.closest('td')?.querySelector<HTMLInputElement>(`[${RATE_ATTRIBUTE}]`) ?? null;
}

function ratesOf(part: Element): readonly HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>(`[${RATE_ATTRIBUTE}]`)].filter(
    (rate) => rate.closest('tr[hidden]') === null,
  );
}
