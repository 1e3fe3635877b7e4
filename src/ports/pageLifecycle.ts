import type { Subscribe } from './subscription';

/** Whether the page is on the screen, behind another page or window, or being left (perhaps to come back). */
export type PageState = 'visible' | 'hidden' | 'left';

/** What the page can find out about its visitor and device. */
export interface PageLifecycle {
  /** Reports the state of the page, at once and on every change. */
  readonly subscribeToPageState: Subscribe<PageState>;
  /** Reports whether the device has a network, at once and on every change. */
  readonly subscribeToNetwork: Subscribe<boolean>;
}
