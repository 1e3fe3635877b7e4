/**
 * Moves the focus and the view to a field and its surroundings. It scrolls instantly, because the first key would stop
 * a smooth scroll halfway.
 */
export function showField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.closest('fieldset')?.scrollIntoView({ behavior: 'instant' });
}
