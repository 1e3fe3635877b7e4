import type { PageLifecycle } from '../../ports/pageLifecycle';

/** The lifecycle of this page in the visitor's browser. */
export const browserPageLifecycle: PageLifecycle = {
  subscribeToPageState: (listener) => {
    const tellVisibility = (): void => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
    const tellLeft = (): void => listener('left');
    document.addEventListener('visibilitychange', tellVisibility);
    // A page may return from the browser's back-forward cache after hours.
    window.addEventListener('pageshow', tellVisibility);
    window.addEventListener('pagehide', tellLeft);
    tellVisibility();
    return () => {
      document.removeEventListener('visibilitychange', tellVisibility);
      window.removeEventListener('pageshow', tellVisibility);
      window.removeEventListener('pagehide', tellLeft);
    };
  },
  subscribeToNetwork: (listener) => {
    const tell = (): void => listener(navigator.onLine);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    tell();
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
};
