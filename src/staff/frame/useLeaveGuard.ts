import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaffPage } from '../../site/paths';
import { isPlainClick } from '../../ui/isPlainClick';
import { NavigationBlockerContext } from '../../ui/navigationBlocker';
import { useUnloadQuestion } from './useUnloadQuestion';

export interface LeaveGuard {
  readonly isAsking: boolean;
  /** Leaves at once when nothing would be lost; otherwise asks first. */
  readonly request: (leave: () => void) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

type Leave = () => void;

/**
 * Asks before unsaved edits are lost: on links and steps in the history that lead out of the staff area's layout, on unload, and
 * on every call of `request`.
 * BrowserRouter has no blocker of its own; the data router, which has one, would cost every visitor 16 kB.
 */
export function useLeaveGuard(isActive: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pendingLeave, setPendingLeave] = useState<Leave | null>(null);
  const ask = (leave: Leave) => setPendingLeave(() => leave);
  const cancel = () => setPendingLeave(null);
  // A save may succeed while the question is open; then it would claim that something is lost.
  if (!isActive && pendingLeave !== null) {
    cancel();
  }

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
    // Captures the click, to run before the router handles it.
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [isActive]);
}

// A link to another site unloads the page, and then the browser asks.
function leadsWithinSite(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && link.target !== '_blank';
}

/**
 * The router numbers the history's entries in their state. The difference between two numbers shows how to return to this page:
 * two steps forward undo a step from entry 5 to entry 3. A step to another page of the layout loses nothing, but `onPassed`
 * reports it, because it also answers a question that is open.
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
    return blocker.block((event) => {
      if (isLeaving) {
        return false;
      }
      if (isStaffPage(window.location.pathname)) {
        const newPlace = placeOf(event.state);
        // Returning from an intercepted step ends at the place where the step began, and doesn't count as a step.
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
    // Runs again on every step within the layout, because each one changes the place to return to.
  }, [isActive, blocker, key]);
}

function placeOf(state: unknown): number {
  const { idx = 0 } = (state ?? {}) as { idx?: number };
  return idx;
}
