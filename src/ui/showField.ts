/** Leads to a field and to what stands around it, by moving the page as its styles say: not for those who ask for less motion. */
export function showField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.closest('fieldset')?.scrollIntoView();
}
