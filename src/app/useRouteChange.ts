import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '../site/useSite';
import { routeChanged } from './screenViews';
import { titleOf } from './titles';

/**
 * On every route: sets the title and records the view; on a change also begins at the new page's top, with the focus on its
 * heading, unless the page begins in a field.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const address = useHref(pathname);
  const isStepInHistory = useNavigationType() === NavigationType.Pop;
  const site = useSite();
  const dispatch = useDispatch();
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    if (shownPath.current === pathname) {
      return;
    }
    const isFirst = shownPath.current === null;
    shownPath.current = pathname;
    document.title = titleOf(pathname, site);
    dispatch(routeChanged({ path: address, title: document.title }));
    if (!isFirst && !(document.activeElement instanceof HTMLInputElement)) {
      // A link may stand in the footer: the browser would hold on to what it shows while the text comes in above. Of a step back
      // or forward it knows itself how far the page was scrolled.
      if (!isStepInHistory) {
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      document.querySelector<HTMLElement>('h1')?.focus();
    }
  }, [pathname, address, isStepInHistory, site, dispatch]);
}
