/** jsdom knows the element but not its methods; what tests need of them is small: open or not, and Escape. */
export function installDialogMethods(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.addEventListener('keydown', cancelOnEscape);
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    // Later, as browsers do it.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

function cancelOnEscape(this: HTMLDialogElement, { key }: KeyboardEvent): void {
  if (key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) {
    this.close();
  }
}
