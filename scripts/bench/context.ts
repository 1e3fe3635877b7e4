import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** A browser context like a visitor's, in which functions of these scripts can run. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'sk-SK', timezoneId: 'Europe/Bratislava', ...options });
  // The compiler of these scripts names functions through a helper that pages don't have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}
