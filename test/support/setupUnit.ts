import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { installDialogMethods } from './dialog';
import './setupProperties';

// React Router asks for them at import; jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Tests that render nowhere have no elements either.
if (typeof HTMLDialogElement !== 'undefined') {
  installDialogMethods();
}

/** jsdom lays nothing out, so that nothing comes into sight, by scrolling neither. */
class BlindObserver {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: BlindObserver, scrollTo: () => undefined });
