import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { eventually } from '../support/eventually';
import { waitForRows } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

async function convert(page: Page, amount: string, owned: string, wanted: string): Promise<void> {
  await page.getByPlaceholder('amount of your cash').fill(amount);
  await page.getByLabel('Mám').selectOption(owned);
  await page.getByLabel('Chcem').selectOption(wanted);
}

/** The page can be filled in before it calculates: the result comes then. */
async function expectResult(page: Page, result: string): Promise<void> {
  await eventually(async () => expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe(result));
}

describe('the calculator', () => {
  it('converts in all four ways', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await convert(page, '100', 'EUR', 'USD');
    await expectResult(page, '115,00');
    await convert(page, '100', 'USD', 'EUR');
    await expectResult(page, '84,25');
    await convert(page, '1 234,56', 'USD', 'CZK');
    await expectResult(page, '24\u00a0857,61');
    await convert(page, '12,345', 'PLN', 'PLN');
    await expectResult(page, '12,345');
  });

  it('says in words what it gives, and by which side of which rate', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await convert(page, '1234.5', 'USD', 'CZK');
    const sentence = 'Za 1 234,50 USD dostanete 24 856,40 CZK. Použité kurzy: nákup USD 1,187, predaj CZK 23,90.';
    // Seen at once, and read aloud when the typing rests.
    for (const seenOrHeard of ['.calculator__notes p:not([role])', '#calculator [role=status]']) {
      await eventually(async () => {
        const texts = await page.locator(seenOrHeard).allTextContents();
        expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toContain(sentence);
      });
    }
  });

  it('can be filled in at first sight: what was typed and chosen before the application came is kept', async () => {
    const context = await world().openContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    let letApplicationCome = (): void => undefined;
    const filledIn = new Promise<void>((resolve) => (letApplicationCome = resolve));
    await context.route('**/assets/application.*', async (route) => {
      await filledIn;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await convert(page, '100', 'EUR', 'USD');
    letApplicationCome();
    await expectResult(page, '115,00');
    expect(await page.getByLabel('Mám').inputValue()).toBe('EUR');
    expect(await page.getByLabel('Chcem').inputValue()).toBe('USD');
  });

  it('reads a pasted amount with non-breaking spaces', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await convert(page, '1\u00a0000,50', 'EUR', 'USD');
    await expectResult(page, '1\u00a0150,58');
  });

  it.each(['abc', '-1', '1e3', '1.2.3', '٣', '<b>1</b>', 'NaN', 'Infinity'])(
    'gives no result for %j, says so beside the field and keeps it',
    async (amount) => {
      const { page } = await world().openPage();
      await waitForRows(page, 29);
      await convert(page, amount, 'EUR', 'USD');
      const field = page.getByPlaceholder('amount of your cash');
      await eventually(async () => expect(await field.getAttribute('aria-invalid')).toBe('true'));
      expect(await field.inputValue()).toBe(amount);
      await expectResult(page, '');
      const messageId = await field.getAttribute('aria-describedby');
      expect(await page.locator(`#${messageId}`).textContent()).toBe('Zadajte číslo, napríklad 1\u00a0234,56.');
    },
  );

  it('follows a rate that changes under it', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await convert(page, '100', 'EUR', 'GBP');
    world().backend.write('/currencies/gbp', { ...defaultSeed.currencies.gbp, sell: 0.9 });
    await expectResult(page, '90,00');
  });

  it('puts the result last on a phone and beside the steps on a computer', async () => {
    for (const [width, isBeside] of [
      [360, false],
      [1280, true],
    ] as const) {
      const { page } = await world().openPage('/', { viewport: { width, height: 800 } });
      const wanted = await page.getByLabel('Chcem').boundingBox();
      const result = await page.getByPlaceholder('amount you will receive').boundingBox();
      expect(result && wanted && result.y < wanted.y && result.x > wanted.x + wanted.width).toBe(isBeside);
    }
  });
});
