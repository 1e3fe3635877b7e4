import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { staffPageLeft } from './authSlice';

/**
 * Signs out when the page is destroyed and when the window is about to unload (rule 43). If the browser asks before it unloads,
 * the user may stay, so only `pagehide` counts as leaving.
 */
export function useSignOutOnLeaving(pageRef: RefObject<HTMLElement | null>, isAskedBeforeUnload: boolean): void {
  const dispatch = useDispatch();

  useEffect(() => {
    const page = pageRef.current;
    return () => {
      // StrictMode runs this clean-up once on a page that stays; only a destroyed page has left the document.
      if (!page?.isConnected) {
        dispatch(staffPageLeft());
      }
    };
  }, [pageRef, dispatch]);

  useEffect(() => {
    const departures = isAskedBeforeUnload ? ['pagehide'] : ['beforeunload', 'pagehide'];
    const leave = ({ type }: Event) => {
      // Some browsers fire `beforeunload` for a press on a telephone number, too, although the page stays.
      if (type === 'pagehide' || !document.activeElement?.matches('a[href^="tel:"]')) {
        dispatch(staffPageLeft());
      }
    };
    departures.forEach((departure) => window.addEventListener(departure, leave));
    return () => departures.forEach((departure) => window.removeEventListener(departure, leave));
  }, [isAskedBeforeUnload, dispatch]);
}
