import { useMemo, useSyncExternalStore } from 'react';
import type { Screen } from '../../domain/board/layout';

/** The size of the window, which fills the screen. */
export function useScreen(): Screen {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return useMemo(() => ({ width, height }), [width, height]);
}

function subscribe(onResize: () => void): () => void {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}
