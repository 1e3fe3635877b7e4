/** Adds the dialog methods that jsdom lacks, only as far as tests need them: open or not, and Escape. */
export function installDialogMethods(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.addEventListener('keydown', cancelOnEscape);
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    // Asynchronously, as in browsers.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

function cancelOnEscape(this: HTMLDialogElement, { key }: KeyboardEvent): void {
  if (key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) {
    this.close();
  }
}
