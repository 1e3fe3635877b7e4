import type { BrowserContext, Page } from 'playwright-core';

/** What the page's own clocks and observers have seen, in milliseconds since the navigation began. */
export interface Sight {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** When a frame with all rates in it was painted. */
  readonly ratesVisible: number | null;
  readonly layoutShift: number;
  /** Beyond the first 50 ms of every long task. */
  readonly blocking: number;
  /** Compressed bytes of scripts that had come by the time at which the rates were visible. */
  readonly scriptBytesBeforeRates: number;
}

interface Notes {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  ratesVisible: number | null;
  layoutShift: number;
  blocking: number;
}

declare const notes: Notes;

/** Puts the same instruments on every page of the context. */
export async function installInstruments(context: BrowserContext, rates: number): Promise<void> {
  await context.addInitScript((expectedRows) => {
    const taken: Notes = { firstContentfulPaint: 0, largestContentfulPaint: 0, ratesVisible: null, layoutShift: 0, blocking: 0 };
    Object.assign(window, { notes: taken });
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') {
        taken.firstContentfulPaint = startTime;
      }
    });
    observe('largest-contentful-paint', ({ startTime }) => (taken.largestContentfulPaint = startTime));
    observe('layout-shift', (entry) => (taken.layoutShift += (entry as PerformanceEntry & { value: number }).value));
    observe('longtask', ({ duration }) => (taken.blocking += Math.max(0, duration - 50)));

    // A message comes after the frame in which it was sent is painted.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => (taken.ratesVisible = performance.now());
    const look = (): void => {
      const rows = document.querySelectorAll('#rates-table tbody:not([aria-hidden]) tr');
      if (rows.length === expectedRows && rows[expectedRows - 1]?.lastElementChild?.textContent) {
        painted.port2.postMessage(null);
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, rates);
}

export function readInstruments(page: Page): Promise<Sight> {
  return page.evaluate(() => ({
    ...notes,
    scriptBytesBeforeRates: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (notes.ratesVisible ?? Infinity))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
}
