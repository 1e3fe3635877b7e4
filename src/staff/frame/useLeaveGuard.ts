import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaffPage } from '../../site/paths';
import { NavigationBlockerContext } from '../../ui/navigationBlocker';

export interface LeaveGuard {
  readonly isAsking: boolean;
  /** Leaves at once when nothing would be lost, else asks first. */
  readonly request: (leave: () => void) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

type Leave = () => void;

/**
 * Asks before unsaved edits are lost: on links and steps in the history that lead out of the staff area's layout, on unload, and
 * wherever `request` is called.
 * BrowserRouter has no blocker of its own; the data router that has one would cost every visitor 16 kB.
 */
export function useLeaveGuard(isActive: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pendingLeave, setPendingLeave] = useState<Leave | null>(null);
  const ask = (leave: Leave) => setPendingLeave(() => leave);
  const cancel = () => setPendingLeave(null);

  useUnloadQuestion(isActive);
  useLinkInterception(isActive, (address) => ask(() => void navigate(address)));
  useHistoryInterception(isActive, ask, cancel);

  return {
    isAsking: pendingLeave !== null,
    request: (leave) => (isActive ? ask(leave) : leave()),
    confirm: () => {
      setPendingLeave(null);
      pendingLeave?.();
    },
    cancel,
  };
}

function useUnloadQuestion(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}

function useLinkInterception(isActive: boolean, onIntercepted: (address: string) => void): void {
  const intercept = useEffectEvent(onIntercepted);
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !isStaffPage(link.pathname) && isPlainClick(event) && leadsWithinSite(link)) {
        event.preventDefault();
        event.stopPropagation();
        intercept(link.pathname + link.search + link.hash);
      }
    };
    // The click is captured, so that this runs before the router handles it.
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [isActive]);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

// A link to elsewhere unloads the page, and the browser asks then.
function leadsWithinSite(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && link.target !== '_blank';
}

/**
 * The router numbers the history's entries in their state. The difference of two numbers tells how to come back to this page: a step
 * from entry 5 to entry 3 is undone by two steps forward. A step to another page of the layout loses nothing, but it is told by
 * `onPassed`: who makes one while the question is open has answered it.
 */
function useHistoryInterception(isActive: boolean, onIntercepted: (leave: Leave) => void, onPassed: () => void): void {
  const intercept = useEffectEvent(onIntercepted);
  const tellPassed = useEffectEvent(onPassed);
  const blocker = useContext(NavigationBlockerContext);
  const { key } = useLocation();
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    let place = placeOf(window.history.state);
    let isLeaving = false;
    return blocker.post((event) => {
      if (isLeaving) {
        return false;
      }
      if (isStaffPage(window.location.pathname)) {
        const newPlace = placeOf(event.state);
        // The way back from an intercepted step ends where it began.
        if (newPlace !== place) {
          place = newPlace;
          tellPassed();
        }
        return false;
      }
      const distance = placeOf(event.state) - place;
      window.history.go(-distance);
      intercept(() => {
        isLeaving = true;
        window.history.go(distance);
      });
      return true;
    });
    // Every step within the layout is another place to come back to.
  }, [isActive, blocker, key]);
}

function placeOf(state: unknown): number {
  const { idx = 0 } = (state ?? {}) as { idx?: number };
  return idx;
}
