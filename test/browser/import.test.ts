import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { buildSpreadsheet } from '../support/buildSpreadsheet';
import { resetRates } from '../support/resetRates';
import { eventually } from '../support/eventually';
import { decimalPart, expectSignedOut, openEditor, save, savedMessage, signIn } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { usd, czk, huf } = defaultSeed.currencies;

beforeEach(() => resetRates(world().backend));

async function openImport(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import kurzov' }).waitFor();
}

const chooseFile = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Vybrať súbor').setInputFiles({ name, mimeType: '', buffer });

/** Takes the previewed rates over into the editor and saves them there, confirming the question if one comes. */
async function takeOverAndSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Prevziať do editora/ }).click();
  await page.getByRole('heading', { name: 'Úprava kurzov' }).waitFor();
  await save(page);
  const confirm = page.getByRole('button', { name: 'Uložiť aj tak' });
  await confirm.or(savedMessage(page)).first().waitFor();
  if (await confirm.isVisible()) {
    await confirm.click();
  }
  await savedMessage(page).waitFor();
}

const storedRates = (key: keyof typeof defaultSeed.currencies): unknown => {
  const { buy, sell } = world().backend.read(`/currencies/${key}`) as Record<string, unknown>;
  return { buy, sell };
};

/** Encodes a Slovak text as Windows-1250, in which these letters have other bytes than in UTF-8. */
const windows1250 = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => ({ á: 0xe1, č: 0xe8, ľ: 0xbe, ž: 0x9e })[letter] ?? letter.charCodeAt(0)));

describe('a list of others', () => {
  it('as a file of middle rates keeps the spread of every currency', async () => {
    const { page, complaints } = await openEditor(world());
    await openImport(page);
    await chooseFile(page, 'ecb.csv', readFileSync('local/seed/ecb-reference-rates-2026-04-13.csv'));
    await page.getByText('Lístok má jeden stredný kurz.').waitFor();
    await page.getByRole('radio', { name: /^Jednotky meny za 1 EUR; všetky meny po 1/ }).isChecked();
    await takeOverAndSave(page);
    // New middle rate × old rate ÷ old middle rate: 24.378 × 24.85 ÷ 24.375 and 24.378 × 23.9 ÷ 24.375; the others likewise.
    expect(storedRates('czk')).toEqual({ buy: 24.85, sell: 23.9 });
    expect(storedRates('huf')).toEqual({ buy: 374.2, sell: 359.6 });
    expect(storedRates('usd')).toEqual({ buy: 1.187, sell: 1.15 });
    expect(complaints.list).toEqual([]);
  });

  it('as a CSV file of Windows, for EUR, some of it for 100 units', async () => {
    const { page, complaints } = await openEditor(world());
    await openImport(page);
    const list =
      'Mena;Kód;Množstvo;Nákup;Predaj\r\ndolár;USD;1;0,8404;0,8696\r\nkoruna česká ľahká;CZK;1;0,0402;0,0419\r\nžolík;XAU;1;1;1\r\nforint;HUF;100;0,2660;0,2780\r\n';
    await chooseFile(page, 'listok.csv', windows1250(list));
    await page.getByRole('radio', { name: /^Eurá za jednotku meny; HUF po 100/ }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toContain('koruna česká ľahká');
    await page.getByText('Zoznam zmenárne nemá: XAU (riadok 4)').waitFor();
    await takeOverAndSave(page);
    expect([storedRates('usd'), storedRates('czk'), storedRates('huf')]).toEqual([
      { buy: 1.19, sell: 1.15 },
      { buy: 24.88, sell: 23.87 },
      { buy: 375.9, sell: 359.7 },
    ]);
    expect(complaints.list).toEqual([]);
  });

  it('as a spreadsheet, under the policy of the site', async () => {
    const { page, complaints } = await openEditor(world());
    await openImport(page);
    const bytes = buildSpreadsheet([
      ['Kurzový lístok', null, null],
      ['Mena', 'Nákup', 'Predaj'],
      ['USD', 1.19, 1.151],
      ['HUF', 375, 360.5],
    ]);
    await chooseFile(page, 'listok.xlsx', Buffer.from(bytes));
    await page.getByRole('checkbox', { name: 'HUF' }).uncheck();
    await takeOverAndSave(page);
    expect([storedRates('usd'), storedRates('huf')]).toEqual([
      { buy: 1.19, sell: 1.151 },
      { buy: huf.buy, sell: huf.sell },
    ]);
    expect(complaints.list).toEqual([]);
  });

  it('pasted from a spreadsheet, by the keyboard alone', async () => {
    const { page } = await openEditor(world());
    const press = (key: string) => page.keyboard.press(key);
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const tabTo = async (text: string) => {
      for (let steps = 0; steps < 40 && !(await focusedText()).startsWith(text); steps += 1) {
        await press('Tab');
      }
      expect(await focusedText()).toMatch(text);
    };
    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    for (let steps = 0; steps < 10 && (await focusedText()) !== 'Import'; steps += 1) {
      await press('Shift+Tab');
    }
    await press('Enter');
    await page.getByRole('heading', { name: 'Import kurzov' }).waitFor();
    await press('Tab');
    await page.keyboard.insertText('Mena\tNákup\tPredaj\nUSD\t1,19\t1,151\nCZK\t24,86\t23,91\n');
    await page.getByRole('button', { name: 'Prevziať do editora: 2 meny' }).waitFor();
    await tabTo('Prevziať do editora');
    await press('Enter');
    await page.getByRole('heading', { name: 'Úprava kurzov' }).waitFor();
    expect(await focusedText()).toBe('Úprava kurzov');
    await press('Control+s');
    await savedMessage(page).waitFor();
    expect([storedRates('usd'), storedRates('czk')]).toEqual([
      { buy: 1.19, sell: 1.151 },
      { buy: 24.86, sell: 23.91 },
    ]);
  });

  it('by touch on a phone', async () => {
    const { page } = await openEditor(world(), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.getByRole('link', { name: 'Import', exact: true }).tap();
    await page.getByLabel('Kurzový lístok ako text').fill('USD;1,19;1,151\nCZK;24,86;23,91');
    await page.getByLabel('Stĺpec 2').selectOption('nákup');
    await page.getByLabel('Stĺpec 3').selectOption('predaj');
    await page.getByText('CZK', { exact: true }).last().tap();
    await page.getByRole('button', { name: 'Prevziať do editora: 1 mena' }).tap();
    await page.getByRole('button', { name: 'Uložiť', exact: true }).tap();
    await savedMessage(page).waitFor();
    expect([storedRates('usd'), storedRates('czk')]).toEqual([
      { buy: 1.19, sell: 1.151 },
      { buy: czk.buy, sell: czk.sell },
    ]);
    expect(usd.buy).not.toBe(1.19);
  });

  it('of 200 rows is previewed before anybody waits for it', async () => {
    const { page } = await openEditor(world());
    await openImport(page);
    const known = Object.values(defaultSeed.currencies)
      .filter(({ acronym }) => acronym !== 'EUR')
      .map(({ acronym, buy, sell }) => `${acronym};${buy * 1.125};${sell}`);
    const unknown = Array.from({ length: 200 - known.length }, (_empty, place) => {
      const code = String.fromCharCode(65 + Math.floor(place / 26), 65 + (place % 26));
      return `X${code};1;1`;
    });
    const start = Date.now();
    await chooseFile(page, 'long.csv', Buffer.from(['Mena;Nákup;Predaj', ...known, ...unknown].join('\n')));
    await page.getByRole('button', { name: 'Prevziať do editora: 29 mien' }).waitFor();
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});

describe('the history', () => {
  it('leads among the pages of the staff without a question, and out of them with one', async () => {
    const { page } = await world().openPage('/');
    // No link leads to the editor, so the test adds a history entry, numbered as the router would number it.
    await page.evaluate(() => history.pushState({ idx: 1 }, '', '/rates'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } })));
    await signIn(page);
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await openImport(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Úprava kurzov' }).waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    await page.goForward();
    await page.getByRole('heading', { name: 'Import kurzov' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Odísť bez uloženia?' });
    expect(await dialog.count()).toBe(0);

    // Two steps at once, past the editor.
    await page.evaluate(() => history.go(-2));
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/rates/import'));
    await page.goBack();
    await page.getByRole('heading', { name: 'Úprava kurzov' }).waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await page.goBack();
    await dialog.getByRole('button', { name: 'Odísť bez uloženia' }).click();
    await page.getByRole('heading', { name: 'Kurzový lístok' }).waitFor();
    await expectSignedOut(page);
  });
});
