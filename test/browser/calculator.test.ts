import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { eventually } from '../support/eventually';
import { waitForRows } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

async function convert(page: Page, amount: string, owned: string, wanted: string): Promise<string> {
  await page.getByPlaceholder('amount of your cash').fill(amount);
  await page.getByLabel('Mám').selectOption(owned);
  await page.getByLabel('Chcem').selectOption(wanted);
  return page.getByPlaceholder('amount you will receive').inputValue();
}

describe('the calculator', () => {
  it('converts in all four ways', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    expect(await convert(page, '100', 'EUR', 'USD')).toBe('115,00');
    expect(await convert(page, '100', 'USD', 'EUR')).toBe('84,25');
    expect(await convert(page, '1 234,56', 'USD', 'CZK')).toBe('24\u00a0857,61');
    expect(await convert(page, '12,345', 'PLN', 'PLN')).toBe('12,345');
  });

  it('says in words what it gives, and by which side of which rate', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await convert(page, '1234.5', 'USD', 'CZK');
    const said = await page.locator('#calculator [role=status]').textContent();
    expect(said?.replaceAll('\u00a0', ' ')).toBe(
      'Za 1 234,50 USD dostanete 24 856,40 CZK. Použité kurzy: nákup USD 1,187, predaj CZK 23,90.',
    );
  });

  it('reads a pasted amount with non-breaking spaces', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    expect(await convert(page, '1\u00a0000,50', 'EUR', 'USD')).toBe('1\u00a0150,58');
  });

  it.each(['abc', '-1', '1e3', '1.2.3', '٣', '<b>1</b>', 'NaN', 'Infinity'])(
    'gives no result for %j, says so beside the field and keeps it',
    async (amount) => {
      const { page } = await world().openPage();
      await waitForRows(page, 29);
      expect(await convert(page, amount, 'EUR', 'USD')).toBe('');
      const field = page.getByPlaceholder('amount of your cash');
      expect(await field.inputValue()).toBe(amount);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const messageId = await field.getAttribute('aria-describedby');
      expect(await page.locator(`#${messageId}`).textContent()).toBe('Zadajte číslo, napríklad 1\u00a0234,56.');
    },
  );

  it('follows a rate that changes under it', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await convert(page, '100', 'EUR', 'GBP');
    world().backend.write('/currencies/gbp', { ...defaultSeed.currencies.gbp, sell: 0.9 });
    await eventually(async () => expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe('90,00'));
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
