/** Sets an input's text at once, with the event that typing causes. */
export function setValue(input: HTMLInputElement | null, text: string): void {
  // React overrides the property on the element; only the prototype still has the browser's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}
