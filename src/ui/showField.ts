/** Leads to a field and to what stands around it: at once, because the first key would stop a page that still moves. */
export function showField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.closest('fieldset')?.scrollIntoView({ behavior: 'instant' });
}
