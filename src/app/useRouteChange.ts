import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useHref, useLocation } from 'react-router-dom';
import { useSite } from '../site/useSite';
import { routeChanged } from './screenViews';
import { titleOf } from './titles';

/**
 * On every route: sets the title and records the view; on a change also moves the focus to the new page's heading, unless the
 * page begins in a field.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const address = useHref(pathname);
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
      document.querySelector<HTMLElement>('h1')?.focus();
    }
  }, [pathname, address, site, dispatch]);
}
