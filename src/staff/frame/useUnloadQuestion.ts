import { useEffect } from 'react';

/** Makes the browser ask before it unloads the page. */
export function useUnloadQuestion(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
