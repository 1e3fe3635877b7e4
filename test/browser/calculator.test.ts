import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { eventually } from '../support/eventually';
import { waitForRows } from './support/homePage';
import { UNUSED_PRELOAD } from './support/contexts';
import { setUpWorld } from './support/world';

const world = setUpWorld();

async function convert(page: Page, amount: string, owned: string, wanted: string): Promise<void> {
  await page.getByPlaceholder('amount of your cash').fill(amount);
  await page.getByLabel('Mám').selectOption(owned);
  await page.getByLabel('Chcem').selectOption(wanted);
}

/** Waits for the result, because the page can be filled in before it calculates. */
async function expectResult(page: Page, result: string): Promise<void> {
  await eventually(async () => expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe(result));
}

/** Opens a page whose application is held back until `letApplicationCome` is called. */
async function openBeforeApplication(address = '/'): Promise<{ readonly page: Page; readonly letApplicationCome: () => void }> {
  const context = await world().openContext();
  const page = await context.newPage();
  let letApplicationCome = (): void => undefined;
  const isLet = new Promise<void>((resolve) => (letApplicationCome = resolve));
  await context.route('**/assets/application.*', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, letApplicationCome };
}

const inputOf = (page: Page) =>
  Promise.all(['Suma', 'Mám', 'Chcem'].map((label) => page.getByLabel(label, { exact: true }).inputValue()));

async function expectInput(page: Page, ...input: readonly string[]): Promise<void> {
  await eventually(async () => expect(await inputOf(page)).toEqual(input));
}

async function expectAddress(page: Page, end: string): Promise<void> {
  await eventually(() => expect(page.url().replace(/^https?:\/\/[^/]*/, '')).toBe(end));
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
    // The sentence is visible at once; screen readers hear it when typing pauses.
    for (const seenOrHeard of ['.calculator__notes p:not([role])', '#calculator [role=status]']) {
      await eventually(async () => {
        const texts = await page.locator(seenOrHeard).allTextContents();
        expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toContain(sentence);
      });
    }
  });

  it('can be filled in at first sight: what was typed and chosen before the application came is kept', async () => {
    const { page, letApplicationCome } = await openBeforeApplication();
    await expectInput(page, '', 'EUR', 'USD');
    await convert(page, '100', 'USD', 'EUR');
    letApplicationCome();
    await expectResult(page, '84,25');
    await expectInput(page, '100', 'USD', 'EUR');
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

  it('stands below the rates, and beside them on a wide window', async () => {
    for (const [width, isBeside] of [
      [360, false],
      [1140, false],
      [1160, true],
    ] as const) {
      const { page } = await world().openPage('/', { viewport: { width, height: 800 } });
      const rates = await page.getByRole('region', { name: 'Kurzový lístok' }).boundingBox();
      const calculator = await page.getByRole('region', { name: 'Menová kalkulačka' }).boundingBox();
      expect(rates && calculator && calculator.x >= rates.x + rates.width && calculator.y < rates.y + rates.height).toBe(
        isBeside,
      );
      expect(rates && calculator && calculator.y >= rates.y + rates.height).toBe(!isBeside);
    }
  });

  it.each([360, 412, 768, 1280])('shows the euro by its whole name beside the amount at %i px', async (width) => {
    const { page } = await world().openPage('/', { viewport: { width, height: 800 } });
    const boxes = await Promise.all(['Suma', 'Mám'].map((label) => page.getByLabel(label, { exact: true }).boundingBox()));
    expect(new Set(boxes.map((box) => box && `${box.y}, ${box.height}`)).size).toBe(1);
    const [room = 0, wanted = Infinity] = await page.getByLabel('Mám', { exact: true }).evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const text = document.createElement('span');
      Object.assign(text.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
      text.textContent = select.selectedOptions[0]?.textContent ?? '';
      document.body.append(text);
      return [select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), text.getBoundingClientRect().width];
    });
    expect(wanted).toBeGreaterThan(50);
    expect(room).toBeGreaterThan(wanted);
  });

  it('puts the result last on a phone and beside the steps on a computer', async () => {
    for (const [width, isBeside] of [
      [360, false],
      [768, true],
      [1280, true],
    ] as const) {
      const { page } = await world().openPage('/', { viewport: { width, height: 800 } });
      const wanted = await page.getByLabel('Chcem').boundingBox();
      const result = await page.getByPlaceholder('amount you will receive').boundingBox();
      expect(result && wanted && result.y < wanted.y + wanted.height && result.x > wanted.x + wanted.width).toBe(isBeside);
    }
  });
});

describe('the address of the calculator', () => {
  it('keeps the input over a reload and a visit elsewhere, without a step in the history', async () => {
    const { page, complaints } = await world().openPage('/?utm=x#calculator');
    await waitForRows(page, 29);
    const steps = await page.evaluate(() => history.length);
    await convert(page, '1 234,5', 'USD', 'CZK');
    await expectAddress(page, '/?utm=x&from=USD&to=CZK&amount=1234.5#calculator');
    expect(await page.evaluate(() => history.length)).toBe(steps);

    await page.reload();
    await expectInput(page, '1234,50', 'USD', 'CZK');
    await expectResult(page, '24\u00a0856,40');
    await page.goto('/nowhere');
    await page.goBack();
    await expectInput(page, '1234,50', 'USD', 'CZK');
    expect(complaints.list.filter((complaint) => !UNUSED_PRELOAD.test(complaint))).toEqual([]);
  });

  it('is kept by the links to the sections of the page', async () => {
    const { page } = await world().openPage('/?to=CZK&amount=100');
    await expectResult(page, '2\u00a0390,00');
    await page.getByRole('link', { name: 'Pozrieť kurzy' }).click();
    await expectAddress(page, '/?to=CZK&amount=100&from=EUR#rates-table');
    await expectInput(page, '100', 'EUR', 'CZK');
  });

  it('is not asked for what the visitor has done before the application came', async () => {
    const { page, letApplicationCome } = await openBeforeApplication('/?from=USD&to=CZK&amount=100');
    await page.getByLabel('Chcem').selectOption('PLN');
    letApplicationCome();
    await expectInput(page, '100', 'USD', 'PLN');
  });

  it('takes a typed amount along by a row that is pressed before the application came', async () => {
    const { page, letApplicationCome } = await openBeforeApplication();
    await waitForRows(page, 29);
    await page.getByLabel('Suma').fill('1 250,5');
    await page.getByRole('link', { name: /PLN/ }).click();
    await expectAddress(page, '/?to=PLN&amount=1250.5#calculator');
    letApplicationCome();
    await expectInput(page, '1250,50', 'EUR', 'PLN');
  });

  it('may hold anything', async () => {
    const { page, complaints } = await world().openPage(`/?from=%3Cb%3E&to=${'X'.repeat(500)}&amount=-1&receive=%E0%A4%A`);
    await waitForRows(page, 29);
    await expectInput(page, '', 'EUR', 'USD');
    expect(complaints.list).toEqual([]);
  });

  it('opens without a network', async () => {
    const context = await world().openContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/?to=CZK&amount=100');
    await expectResult(page, '2\u00a0390,00');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('rates'))).not.toBeNull());
    await context.setOffline(true);
    await page.reload();
    await expectResult(page, '2\u00a0390,00');
    await expectInput(page, '100', 'EUR', 'CZK');
  });
});

describe('on a phone with its keyboard open', () => {
  it('amount and result are seen together', async () => {
    const { page } = await world().openPage('/', { viewport: { width: 360, height: 420 } });
    await waitForRows(page, 29);
    await page.getByText('Spojené').waitFor();
    await page.getByRole('link', { name: 'Prepočítať CZK' }).press('Enter');
    await page.getByRole('button', { name: '100', exact: true }).waitFor();
    await page.keyboard.type('100');
    await expectResult(page, '2\u00a0390,00');
    await eventually(async () => {
      const amount = await page.getByLabel('Suma').boundingBox();
      const result = await page.getByLabel('Dostanete').boundingBox();
      expect(amount?.y).toBeGreaterThanOrEqual(0);
      expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThanOrEqual(420);
    });
  });
});

describe('what is needed exactly', () => {
  it('is typed, and what has to be brought is told and kept by a reload', async () => {
    const { page, complaints } = await world().openPage('/?receive=1000&to=CZK');
    await expectInput(page, '1000', 'EUR', 'CZK');
    await eventually(async () => expect(await page.getByLabel('Prineste').inputValue()).toBe('41,85'));
    await page.getByRole('button', { name: 'Vymeniť meny' }).click();
    await expectInput(page, '1000', 'CZK', 'EUR');
    await expectAddress(page, '/?receive=1000&to=EUR&from=CZK');
    await page.reload();
    await expectInput(page, '1000', 'CZK', 'EUR');
    await page.getByRole('radio', { name: 'Koľko dostanem' }).check();
    await expectInput(page, '1000', 'CZK', 'EUR');
    await expectResult(page, '40,24');
    expect(complaints.list).toEqual([]);
  });
});

describe('payable in notes', () => {
  it.each([320, 360, 768, 1280])('is told below the result, and moves nothing while one types at %i px', async (width) => {
    const { page, complaints } = await world().openPage('/?to=HUF&amount=5', { viewport: { width, height: 740 } });
    const share = page.getByRole('button', { name: 'Poslať výpočet' });
    await share.waitFor();
    const topOf = () => share.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const top = await topOf();
    for (const [amount, said] of [
      ['1', 'Najmenšia bankovka je 1 000 HUF, preto vyplatíme 1,00 EUR.'],
      ['20', 'V bankovkách 7 000 HUF (1× 5 000, 1× 2 000), zvyšok 190,00 HUF vyplatíme ako 0,53 EUR.'],
      ['1250', 'V bankovkách 449 000 HUF (22× 20 000, 1× 5 000, 2× 2 000), zvyšok 375,00 HUF vyplatíme ako 1,04 EUR.'],
      [
        '331',
        'V bankovkách 118 000 HUF (5× 20 000, 1× 10 000, 1× 5 000, 1× 2 000, 1× 1 000), zvyšok 994,50 HUF vyplatíme ako 2,77 EUR.',
      ],
    ] as const) {
      await page.getByLabel('Suma').fill(amount);
      const shown = page.locator('.calculator-extras__paid p:not([role])');
      await eventually(async () =>
        expect((await shown.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([said]),
      );
      expect(await topOf()).toBe(top);
    }
    expect(complaints.list).toEqual([]);
  });

  it('is a tap away where a sum is not', async () => {
    const { page } = await world().openPage('/?to=CZK&receive=1234');
    await page.getByRole('button', { name: '1\u00a0300\u00a0CZK' }).click();
    await expectInput(page, '1300', 'EUR', 'CZK');
    await expectAddress(page, '/?to=CZK&receive=1300&from=EUR');
  });
});

describe('a row of the list', () => {
  it('leads to the calculator wherever it is tapped, and fills its currency in', async () => {
    const { page, complaints } = await world().openPage('/', { viewport: { width: 360, height: 740 } });
    await waitForRows(page, 29);
    await expectInput(page, '', 'EUR', 'USD');
    await page.getByText('Spojené').waitFor();
    const sell = page.locator('.rates-table__row', { hasText: 'HUF' }).locator('.rates-table__sell');
    await sell.evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await sell.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await expectInput(page, '', 'EUR', 'HUF');
    const amount = page.getByLabel('Suma');
    expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
    const topOf = async () => (await amount.boundingBox())?.y ?? -1;
    await eventually(async () => expect(await topOf()).toBeGreaterThan(0));
    await eventually(async () => expect(await topOf()).toBeLessThan(300));
    await expectAddress(page, '/?from=EUR&to=HUF#calculator');
    expect(complaints.list).toEqual([]);
  });

  it('takes a step in the history: the Back button returns to the list, with the input as it is', async () => {
    const { page } = await world().openPage('/', { viewport: { width: 360, height: 740 } });
    await page.getByText('Spojené').waitFor();
    await page.getByRole('link', { name: 'Prepočítať PLN' }).click();
    await page.getByLabel('Suma').fill('50');
    await expectAddress(page, '/?from=EUR&to=PLN&amount=50#calculator');
    await page.goBack();
    const topOfRow = async () => (await page.getByRole('link', { name: 'Prepočítať PLN' }).boundingBox())?.y ?? -1;
    expect(await topOfRow()).toBeGreaterThan(0);
    expect(await topOfRow()).toBeLessThan(740);
    await expectAddress(page, '/?from=EUR&to=PLN&amount=50');
    await expectInput(page, '50', 'EUR', 'PLN');
  });

  it('does so before the application has come', async () => {
    const { page, letApplicationCome } = await openBeforeApplication();
    await waitForRows(page, 29);
    await page.getByRole('link', { name: 'Prepočítať HUF' }).click();
    await page.waitForURL('**/?to=HUF#calculator');
    letApplicationCome();
    await expectInput(page, '', 'EUR', 'HUF');
  });
});
