import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { installDialogMethods } from './dialog';
import './setupProperties';

// React Router needs both at import, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Tests without a DOM have no such element.
if (typeof HTMLDialogElement !== 'undefined') {
  installDialogMethods();
}

/** jsdom has no layout, so nothing ever comes into sight, not even by scrolling. */
class BlindObserver {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: BlindObserver, scrollTo: () => undefined });
