import type { Unsubscribe } from './subscription';

/** How much of the page the visitor has: on the screen, behind another one, or being left (perhaps to come back). */
export type PageState = 'visible' | 'hidden' | 'left';

/** What the page can know of its visitor and device. */
export interface PageLifecycle {
  /** Tells the page's pageState, at once and on every change. */
  watchPageState(listener: (pageState: PageState) => void): Unsubscribe;
  /** Tells whether the device has a network, at once and on every change. */
  watchNetwork(listener: (isOnline: boolean) => void): Unsubscribe;
}
