import type { Subscribe } from './subscription';

/** How much of the page the visitor has: on the screen, behind another one, or being left (perhaps to come back). */
export type PageState = 'visible' | 'hidden' | 'left';

/** What the page can know of its visitor and device. */
export interface PageLifecycle {
  /** Tells the page's pageState, at once and on every change. */
  readonly watchPageState: Subscribe<PageState>;
  /** Tells whether the device has a network, at once and on every change. */
  readonly watchNetwork: Subscribe<boolean>;
}
