/** Types a text into an input as a person does, but at once. */
export function setValue(input: HTMLInputElement | null, text: string): void {
  // React overrides the property on the element: only the prototype's own setter is the browser's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}
