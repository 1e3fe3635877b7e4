import type { BrowserContext, Page } from 'playwright-core';
import type { Lane } from './lane';

/** What a visitor saw from `time` (in milliseconds since 1970) until the next sample. */
export interface VisitorSample {
  readonly time: number;
  /** Whether no mark says that the rates may be old. */
  readonly isUnmarked: boolean;
  /** The shown texts of buy and sell, by acronym. */
  readonly rates: Readonly<Record<string, readonly [buy: string, sell: string]>>;
}

/** A visitor's browser with the home page open. */
export class Visitor {
  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  static async open(lane: Lane, acronyms: readonly string[]): Promise<Visitor> {
    const context = await lane.browser.newContext({
      baseURL: lane.address,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(watchRates, acronyms);
    await page.goto('/', { waitUntil: 'commit' });
    return new Visitor(context, page);
  }

  /** All samples so far. */
  async samples(): Promise<readonly VisitorSample[]> {
    return this.page.evaluate(() => (window as unknown as { samples: VisitorSample[] }).samples);
  }

  async sees(): Promise<VisitorSample | undefined> {
    return this.page.evaluate(() => (window as unknown as { samples: VisitorSample[] }).samples.at(-1));
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** Runs in the page and records each change of what it shows. No named functions: tsx wraps them in a helper that pages lack. */
function watchRates(acronyms: readonly string[]): void {
  const samples: VisitorSample[] = [];
  Object.assign(window, { samples });
  let last = '';
  setInterval(() => {
    const rows = [...document.querySelectorAll('.rates-table tbody tr')].map((row) =>
      ['acronym', 'buy', 'sell'].map((part) => row.querySelector(`.rates-table__${part}`)?.textContent ?? ''),
    );
    const rates = Object.fromEntries(
      acronyms.map((acronym) => {
        const [, buy = '', sell = ''] = rows.find(([candidate]) => candidate === acronym) ?? [];
        return [acronym, [buy, sell] as const];
      }),
    );
    const seen = { isUnmarked: document.querySelector('.freshness__dot--live') !== null, rates };
    const text = JSON.stringify(seen);
    if (text !== last) {
      last = text;
      samples.push({ time: Date.now(), ...seen });
    }
  }, 20);
}
