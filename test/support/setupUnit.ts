import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// React Router asks for them at import; jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
