import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configureProperties } from './propertyRuns';

// React Router asks for them at import; jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

configureProperties();
