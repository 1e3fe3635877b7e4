import { act } from '@testing-library/react';
import { SETTLE } from '../../src/features/rates/ratesSaga';

/** Waits until the rates that the page has just received have settled, and what came meanwhile is shown. */
export function settled(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, SETTLE)));
}
