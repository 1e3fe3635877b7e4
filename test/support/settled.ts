import { act } from '@testing-library/react';
import { SETTLE } from '../../src/features/rates/ratesSaga';

/** Waits until the page shows the rates that arrived shortly after the last ones (see SETTLE). */
export function settled(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, SETTLE)));
}
