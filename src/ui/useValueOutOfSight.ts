import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * The value, updated only while the element is below the visible part of the page and when a link to the anchor is
 * followed: what takes up room because of it then moves nothing that is visible. Null until the first update.
 */
export function useValueOutOfSight<Value>(value: Value, element: RefObject<Element | null>, anchor: string): Value | null {
  const [isFree, setIsFree] = useState(false);
  const [taken, setTaken] = useState<Value | null>(null);
  if (isFree && taken !== value) {
    setTaken(value);
  }

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setIsFree(last !== undefined && !last.isIntersecting && last.boundingClientRect.top > 0);
    });
    if (element.current) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const take = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(`a[href$="#${anchor}"]`)) {
        setTaken(value);
      }
    };
    document.addEventListener('click', take);
    return () => document.removeEventListener('click', take);
  }, [anchor, value]);

  return taken;
}
