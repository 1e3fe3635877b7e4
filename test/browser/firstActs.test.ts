import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { WHOLE_VISIT } from './support/contexts';
import { waitForRows } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** When the visitors act: one at each of these times after the first paint, in milliseconds. */
const MOMENTS = Array.from({ length: 41 }, (_, index) => index * 50);
/** The number of visitors at a time; they mostly wait for their network. */
const AT_ONCE = 6;
/** A slow mobile network, in milliseconds and bytes per second: the application arrives well after the rates. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

async function openSlowly(): Promise<Page> {
  const page = await (await world().openContext({ viewport: { width: 360, height: 740 }, ...WHOLE_VISIT })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  // The page itself acts, because its own timers are exact; it triggers the same events as a finger and keys.
  await page.addInitScript(() => {
    const act = (): void => {
      const field = (name: string) => document.querySelector<HTMLInputElement>(`#calculator-${name}`);
      const [amount, wanted] = [field('amount'), field('wanted')];
      if (amount && wanted) {
        amount.focus();
        document.execCommand('insertText', false, '50');
        wanted.value = 'PLN';
        wanted.dispatchEvent(new Event('input', { bubbles: true }));
        wanted.dispatchEvent(new Event('change', { bubbles: true }));
      }
    };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        setTimeout(act, Number(new URLSearchParams(location.hash.slice(1)).get('at')));
      }
    }).observe({ type: 'paint', buffered: true });
  });
  return page;
}

async function actAt(moment: number): Promise<void> {
  const page = await openSlowly();
  await page.goto(`/#at=${moment}`);
  await waitForRows(page, 29);
  await page.getByText('Spojené').waitFor();
  await eventually(async () => expect([moment, await answerOf(page)]).toEqual([moment, ['50', 'EUR', 'PLN', '208,50']]));
  // The answer must still be there when everything has loaded.
  await page.waitForTimeout(300);
  expect([moment, await answerOf(page)]).toEqual([moment, ['50', 'EUR', 'PLN', '208,50']]);
  await page.context().close();
}

const answerOf = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() =>
    ['amount', 'owned', 'wanted', 'result'].map((name) => document.querySelector<HTMLInputElement>(`#calculator-${name}`)?.value),
  );

describe('what is typed and chosen', () => {
  it('counts at every 50 ms from the first paint on', async () => {
    const moments = [...MOMENTS];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let moment = moments.shift(); moment !== undefined; moment = moments.shift()) {
          await actAt(moment);
        }
      }),
    );
  }, 300_000);

  it('is answered before the application has come', async () => {
    const page = await (await world().openContext(WHOLE_VISIT)).newPage();
    await page.route(/\/assets\/application\./, () => undefined);
    await page.goto('/');
    await page.getByLabel('Mám').selectOption('EUR');
    await page.getByLabel('Chcem').selectOption('USD');
    await page.getByLabel('Suma').fill('100');
    await eventually(async () => expect(await page.getByLabel('Dostanete').inputValue()).toBe('115,00'));
    await page.getByLabel('Suma').fill('200');
    expect(await page.getByLabel('Dostanete').inputValue()).toBe('230,00');
    // Rates that nothing has followed for too long no longer give a result without a mark.
    await page.getByText(/^Pripája sa… Kurzy k\u00a0/).waitFor();
    await eventually(async () => expect(await page.getByLabel('Dostanete').inputValue()).toBe(''));
  });

  it('is not undone by the link that led to the page', async () => {
    const page = await (await world().openContext(WHOLE_VISIT)).newPage();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/application\./, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/?from=CZK&amount=50');
    await eventually(async () => expect(await answerOf(page)).toEqual(['50', 'CZK', 'USD', expect.stringMatching(/,/)]));
    await page.getByLabel('Suma').clear();
    await page.getByLabel('Mám').selectOption('EUR');
    release();
    await page.getByRole('radio', { name: 'Potrebujem presne' }).waitFor();
    expect(await answerOf(page)).toEqual(['', 'EUR', 'USD', '']);
  });
});
