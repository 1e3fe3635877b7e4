import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { staffPageLeft } from './authSlice';

/** Signs out when the page is destroyed and when the window is about to unload (specification, section 4). */
export function useSignOutOnLeaving(pageRef: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();

  useEffect(() => {
    const page = pageRef.current;
    return () => {
      // StrictMode runs this clean-up once on a page that stays; only a destroyed one has left the document.
      if (!page?.isConnected) {
        dispatch(staffPageLeft());
      }
    };
  }, [pageRef, dispatch]);

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      // When the browser asks first, the answer may be to stay; pagehide follows a real departure.
      if (!event.defaultPrevented) {
        dispatch(staffPageLeft());
      }
    };
    const handlePageHide = () => dispatch(staffPageLeft());
    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('pagehide', handlePageHide);
    };
  }, [dispatch]);
}
