import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How far below the window something already counts as near. */
const MARGIN = '300px';

/** Whether the element has once come near the window; never where the browser can't tell. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);

  return isNear;
}
