import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';
import { useSite } from '../site/useSite';
import { routeChanged } from './screenViews';
import { titleOf } from './titles';

/**
 * On every route change: sets the title and records the screen view. It then scrolls to the new page's top, or to the section
 * that the link names, and focuses the heading there, unless the focus is already in a field.
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
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
      // The link may be in the footer, and the browser would keep that position while new content comes in above. After a step
      // in the history the browser restores the position itself.
      const section = isStepInHistory ? null : document.getElementById(hash.slice(1));
      if (section) {
        section.scrollIntoView({ behavior: 'instant' });
        section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
        return;
      }
      if (!isStepInHistory) {
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      document.querySelector<HTMLElement>('h1')?.focus();
    }
  }, [pathname, hash, address, isStepInHistory, site, dispatch]);
}
