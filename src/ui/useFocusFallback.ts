import { useCallback } from 'react';
import type { RefCallback } from 'react';

/**
 * A ref for an element that may disappear while it has the focus, or contains what has it: the element with this id then
 * gets the focus, which would be lost otherwise.
 */
export function useFocusFallback(fallbackId: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => () => {
      if (element.contains(document.activeElement)) {
        document.getElementById(fallbackId)?.focus({ preventScroll: true });
      }
    },
    [fallbackId],
  );
}
