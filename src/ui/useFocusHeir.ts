import { useCallback } from 'react';
import type { RefCallback } from 'react';

/** A ref for an element that may go while it has the focus, which would then fall out of the page: the element with this id takes it. */
export function useFocusHeir(heirId: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => () => {
      if (element === document.activeElement) {
        document.getElementById(heirId)?.focus({ preventScroll: true });
      }
    },
    [heirId],
  );
}
