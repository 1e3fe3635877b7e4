import type { Browser } from 'playwright-core';
import { readDemoSeed } from '../../local/state/demoSeed';
import { openContext } from './context';
import { openSession, PHONE_SCREEN, slowCpu, slowNetwork } from './phone';
import type { Sites } from './sites';

/** How long the page is left alone before a row is opened, in milliseconds: by then it follows the rates. */
const SETTLED = 4_000;

/** Gives the sites the demo's archive of sixty days. */
export async function giveArchive({ backend }: Sites): Promise<void> {
  const { archive, currencies } = (await readDemoSeed(Date.now())) as { readonly archive: unknown; readonly currencies: unknown };
  backend.write('/archive', archive);
  backend.write('/currencies', currencies);
}

/** How long a finger touches a button, in milliseconds. */
const HELD = 80;

/**
 * The time from a visit's first click on a row's button (which comes at the end of the tap) to the frame with its
 * chart, in milliseconds.
 */
export async function measureOpening(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser, PHONE_SCREEN);
  const page = await context.newPage();
  const session = await openSession(page);
  await slowNetwork(session);
  await slowCpu(session);
  await page.goto(address);
  const button = page.locator('.rates-table__open').first();
  await button.waitFor();
  await page.waitForTimeout(SETTLED);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) {
    throw new Error('The button of the first row is not shown.');
  }
  const taken = page.evaluate(async () => {
    const start = await new Promise<number>((resolve) => {
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    await new Promise<void>((resolve) => {
      const look = (): void => {
        const isThere = document.querySelector('.trend__lines path') !== null;
        requestAnimationFrame(isThere ? () => resolve() : look);
      };
      look();
    });
    return performance.now() - start;
  });
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  await page.waitForTimeout(HELD);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const milliseconds = await taken;
  await context.close();
  return milliseconds;
}
