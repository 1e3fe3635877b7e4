import type { Browser, Page } from 'playwright-core';
import { openContext } from './context';
import { demoStaff } from '../../local/state/demoStaff';
import { openSession, slowCpu } from './phone';
import type { Sites } from './sites';
import { median } from './statistics';

const KEYS = 60;
/** The field that is typed into, amid the table. */
const FIELD = 'tbody tr:nth-child(11) .rate-field__part--decimals';

export interface KeyPresses {
  /** Milliseconds from a key press to the next paint at the slowed CPU. */
  readonly median: number;
  readonly longest: number;
  /** The median in a page with one field and no script but the measuring: what the browser and its next frame take. */
  readonly bareField: number;
  /** The same in the editor's own page without its script. */
  readonly withoutScript: number;
}

declare const presses: number[];

/** What a key costs in the editor of so many currencies on a slow device. */
export async function measureKeyPresses(browser: Browser, { product }: Sites, rows: number): Promise<KeyPresses> {
  const context = await openContext(browser, { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${product}rates/auth`);
  await page.getByLabel('E-mail').fill(demoStaff.email);
  await page.getByLabel('Heslo').fill(demoStaff.password);
  await page.keyboard.press('Enter');
  await page
    .getByRole('rowheader')
    .nth(rows - 1)
    .waitFor();
  const markup = await page.evaluate(writeDown);
  const times = await timeKeys(page, FIELD);
  await page.close();

  const withoutScripts = async (content: string, selector: string): Promise<number> => {
    const bare = await context.newPage();
    await bare.setContent(content);
    const bareTimes = await timeKeys(bare, selector);
    await bare.close();
    return median(bareTimes);
  };
  const bareField = await withoutScripts('<!doctype html><input>', 'input');
  const withoutScript = await withoutScripts(markup, FIELD);
  await context.close();
  return { median: median(times), longest: Math.max(...times), bareField, withoutScript };
}

/** The page as it stands, without its scripts. */
function writeDown(): string {
  document.querySelectorAll('input').forEach((input) => input.setAttribute('value', input.value));
  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script').forEach((script) => script.remove());
  return `<!doctype html><html lang="sk"><style>${styles.join('')}</style>${body.outerHTML}`;
}

async function timeKeys(page: Page, selector: string): Promise<readonly number[]> {
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
  await page.fill(selector, '');
  await page.focus(selector);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 4 === 3 ? 'Backspace' : '1');
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => presses);
}
