import type { Browser, Locator, Page } from 'playwright-core';
import { openContext } from './context';
import { demoStaff } from '../../local/state/demoStaff';
import { openSession, slowCpu } from './phone';
import type { Sites } from './sites';
import { median } from './statistics';

const KEYS = 60;

export interface KeyPresses {
  /** Milliseconds from a key press to the next paint at the slowed CPU. */
  readonly median: number;
  readonly longest: number;
  /** The median in a page with one field and no script but the measuring: what the browser and its next frame take. */
  readonly bareField: number;
}

declare const presses: number[];

/** What a key costs in the editor of 200 currencies on a slow device. */
export async function measureKeyPresses(browser: Browser, { product }: Sites): Promise<KeyPresses> {
  const context = await openContext(browser, { viewport: { width: 1280, height: 800 } });
  const bare = await context.newPage();
  await bare.setContent('<!doctype html><input>');
  const bareTimes = await timeKeys(bare, bare.locator('input'));
  await bare.close();

  const page = await context.newPage();
  await page.goto(`${product}rates/auth`);
  await page.getByLabel('E-mail').fill(demoStaff.email);
  await page.getByLabel('Heslo').fill(demoStaff.password);
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader').nth(199).waitFor();
  const times = await timeKeys(page, page.getByLabel(/, desatinná časť$/).nth(20));
  await context.close();
  return { median: median(times), longest: Math.max(...times), bareField: median(bareTimes) };
}

async function timeKeys(page: Page, field: Locator): Promise<readonly number[]> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { presses: taken });
    const painted = new MessageChannel();
    let pressedAt = 0;
    painted.port1.onmessage = () => taken.push(performance.now() - pressedAt);
    // The event's own time is when the browser took it in, before anything of the page ran.
    window.addEventListener('keydown', ({ timeStamp }) => {
      pressedAt = timeStamp;
      requestAnimationFrame(() => painted.port2.postMessage(null));
    });
  });
  await slowCpu(await openSession(page));
  await field.fill('');
  await field.focus();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 4 === 3 ? 'Backspace' : '1');
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => presses);
}
