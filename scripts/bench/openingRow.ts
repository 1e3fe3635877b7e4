import type { Browser } from 'playwright-core';
import { readDemoSeed } from '../../local/state/demoSeed';
import { openContext } from './context';
import { openSession, PHONE_SCREEN, slowCpu, slowNetwork } from './phone';
import type { Sites } from './sites';

/** The page is left alone for so long before a row is opened, in milliseconds: by then it follows the rates. */
const SETTLED = 4_000;

/** Puts the demo's archive of sixty days behind the sites. */
export async function giveArchive({ backend }: Sites): Promise<void> {
  const { archive, currencies } = (await readDemoSeed(Date.now())) as { readonly archive: unknown; readonly currencies: unknown };
  backend.write('/archive', archive);
  backend.write('/currencies', currencies);
}

/** How long it takes from the first press of a row's button in a visit to the frame with its chart, in milliseconds. */
export async function measureOpening(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser, PHONE_SCREEN);
  const page = await context.newPage();
  const session = await openSession(page);
  await slowNetwork(session);
  await slowCpu(session);
  await page.goto(address);
  await page.locator('.rates-table__open').first().waitFor();
  await page.waitForTimeout(SETTLED);
  const taken = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('.rates-table__open')?.click();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        const isThere = document.querySelector('.development__lines path') !== null;
        requestAnimationFrame(isThere ? () => resolve() : look);
      };
      look();
    });
    return performance.now() - start;
  });
  await context.close();
  return taken;
}
