import type { BrowserContext, Page } from 'playwright-core';

/** What the page's own clocks and observers recorded, in milliseconds since the start of the navigation. */
export interface Sight {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** When a frame with all rates was painted. */
  readonly ratesVisible: number | null;
  /**
   * When a frame was painted with the result of a calculation that was entered as early as possible; null if nothing
   * was entered.
   */
  readonly resultVisible: number | null;
  readonly layoutShift: number;
  /** The time beyond the first 50 ms of every long task. */
  readonly blocking: number;
  /** Compressed bytes of the scripts that had arrived when the rates became visible. */
  readonly scriptBytesBeforeRates: number;
}

type Notes = { -readonly [Figure in keyof Omit<Sight, 'scriptBytesBeforeRates'>]: Sight[Figure] };

/** The simulated visitor: one who only looks, or one who uses the calculator as soon as it is there. */
export type Visitor = 'looking' | 'asking';

declare const notes: Notes;

/** Installs the same instruments on every page of the context. */
export async function installInstruments(context: BrowserContext, rates: number, visitor: Visitor = 'looking'): Promise<void> {
  await context.addInitScript(installNotes, rates);
  if (visitor === 'asking') {
    await context.addInitScript(askCalculator);
  }
}

export function readInstruments(page: Page): Promise<Sight> {
  return page.evaluate(() => ({
    ...notes,
    scriptBytesBeforeRates: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (notes.ratesVisible ?? Infinity))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
}

// The functions below run in the page, each independently.

function installNotes(expectedRows: number): void {
  const taken: Notes = {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    ratesVisible: null,
    resultVisible: null,
    layoutShift: 0,
    blocking: 0,
  };
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

  // A message arrives after the frame in which it was sent has been painted.
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
}

function askCalculator(): void {
  const find = (name: string): HTMLInputElement | null => document.querySelector(`#calculator-${name}`);
  const enter = (name: string, value: string, event: string): void => {
    const field = find(name);
    if (field) {
      field.value = value;
      field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  };
  const painted = new MessageChannel();
  painted.port1.onmessage = () => (notes.resultVisible = performance.now());
  let hasAsked = false;
  const look = (): void => {
    // The result is the calculator's last field.
    const result = find('result');
    if (result && !hasAsked) {
      hasAsked = true;
      enter('amount', '50', 'input');
      enter('owned', 'EUR', 'change');
      enter('wanted', 'USD', 'change');
    }
    if (result?.value) {
      painted.port2.postMessage(null);
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
