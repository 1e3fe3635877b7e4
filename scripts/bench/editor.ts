import type { Browser, Page } from 'playwright-core';
import { openContext } from './context';
import { demoStaff } from '../../local/state/demoStaff';
import { openSession, slowCpu } from './phone';
import type { Sites } from './sites';
import { median } from './statistics';

const KEYS = 60;
/** The field to type into, in the middle of the table. */
const FIELD = 'tbody tr:nth-child(11) .rate-field__part--decimals';

export interface KeyPresses {
  /** Milliseconds from a key press to the next paint on the slowed CPU. */
  readonly median: number;
  readonly longest: number;
  /** The median in a page with one field and only the measuring script: the time of the browser and its next frame. */
  readonly bareField: number;
  /** The median in the editor's own page without its script. */
  readonly withoutScript: number;
}

declare const presses: number[];

/** What a key press costs on a slow device in the editor with this many currencies. */
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

/** The markup of the page in its present state, without scripts. */
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
    // The event's own time is when the browser received the key, before any code of the page ran.
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
