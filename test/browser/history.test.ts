import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { buildEntries } from '../support/buildHistory';
import { eventually } from '../support/eventually';
import { resetRates } from '../support/resetRates';
import { findViolations } from './support/axe';
import { findLayoutFaults } from './support/layoutFaults';
import { decimalPart, openEditor, save, savedMessage, wholePart } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { usd, czk, huf } = defaultSeed.currencies;

beforeEach(() => resetRates(world().backend));

const openHistory = (page: Page) => page.getByRole('link', { name: 'História' }).click();
const openEditorPage = (page: Page) => page.getByRole('link', { name: 'Kurzy', exact: true }).click();
const rowOf = (page: Page, acronym: string): Locator => page.getByRole('row', { name: new RegExp(`^${acronym}`) });
const saves = (page: Page): Locator => page.getByRole('table', { name: 'Jana Ukážková' });

/** Changes the decimals of some buy rates and saves them all at once. */
async function saveDecimals(page: Page, decimals: Readonly<Record<string, string>>): Promise<void> {
  for (const [acronym, text] of Object.entries(decimals)) {
    await decimalPart(page, acronym, 'Nákup').fill(text);
  }
  await save(page);
  await savedMessage(page).waitFor();
  await page.getByText('Žiadne neuložené zmeny').waitFor();
}

function archive(count: number, apart?: number): void {
  const entries = buildEntries(count, apart).map(({ key, acronym, buy, sell, until, by, save: id }) => [
    key,
    { acronym, buy, sell, until, by, save: id },
  ]);
  world().backend.write('/archive', Object.fromEntries(entries));
}

/** Presses Tab until an element whose name matches has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(focused)) {
      return;
    }
  }
  throw new Error(`The Tab key does not lead to ${String(name)}.`);
}

describe('a save in the editor', () => {
  it('appears in the history with the name of who made it, also on a page that is open', async () => {
    const { page: watching, complaints } = await openEditor(world());
    await openHistory(watching);
    await watching.getByText('Archív zatiaľ nemá nijakú zmenu.').waitFor();
    const { page } = await openEditor(world());
    await saveDecimals(page, { USD: '19', CZK: '9' });

    await rowOf(watching, 'USD').getByText('1,190').waitFor();
    await rowOf(watching, 'CZK').getByText('24,90').waitFor();
    await eventually(async () => expect(await saves(watching).count()).toBe(1));
    expect(complaints.list).toEqual([]);
  });
});

describe('putting back', () => {
  it('goes through the editor: one change, asked about and saved as any other', async () => {
    const { page } = await openEditor(world());
    await saveDecimals(page, { USD: '19', CZK: '9' });
    await openHistory(page);
    await page.getByRole('button', { name: /^Vrátiť USD/ }).click();
    expect(await wholePart(page, 'USD', 'Nákup').inputValue()).toBe('1');
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('187');
    await page.getByText('1 neuložená zmena').waitFor();
    // Moving between the pages loses no edit.
    await openHistory(page);
    await openEditorPage(page);
    await save(page);
    await savedMessage(page).waitFor();
    expect(world().backend.read('/currencies/usd/buy')).toBe(usd.buy);
    expect(world().backend.read('/currencies/czk/buy')).toBe(24.9);
    await openHistory(page);
    await eventually(async () => expect(await saves(page).count()).toBe(2));
    expect(await page.getByText('Predošlé kurzy už platia.').count()).toBe(1);
  });

  it('takes a whole save back, by keyboard alone', async () => {
    const { page } = await openEditor(world());
    await saveDecimals(page, { USD: '19', CZK: '9', HUF: '5' });
    await openHistory(page);
    await page.getByRole('heading', { name: 'História' }).waitFor();
    await tabTo(page, /^Vrátiť celé uloženie \(3 zmeny\)$/);
    await page.keyboard.press('Enter');
    await page.getByText('3 neuložené zmeny').waitFor();
    await page.keyboard.press('Control+s');
    await savedMessage(page).waitFor();
    expect(['usd', 'czk', 'huf'].map((key) => world().backend.read(`/currencies/${key}/buy`))).toEqual([
      usd.buy,
      czk.buy,
      huf.buy,
    ]);
  });
});

describe('the archive of 120 changes', () => {
  beforeEach(() => archive(120));

  it('is shown page by page', async () => {
    const { page } = await openEditor(world());
    await openHistory(page);
    await page.getByText('Zobrazené: 49 zmien').waitFor();
    const rows = page.locator('.history__row');
    expect(await rows.count()).toBe(49);
    await page.getByRole('button', { name: 'Staršie' }).click();
    await page.getByText('Zobrazené: 99 zmien').waitFor();
    await page.getByRole('button', { name: 'Staršie' }).click();
    await page.getByText('Zobrazené: 120 zmien').waitFor();
    expect(await rows.count()).toBe(120);
    expect(await page.getByRole('button', { name: 'Staršie' }).count()).toBe(0);
  });

  it('is downloaded as a file that spreadsheets read', async () => {
    world().backend.write('/staffNames/uid-jana', '=HYPERLINK("http://x")');
    const { page } = await openEditor(world());
    await openHistory(page);
    await page.getByText('Hľadať a stiahnuť').click();
    await page.getByLabel('Mena').selectOption('USD');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Stiahnuť ako CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('historia-kurzov.csv');
    const text = await readFile(await file.path(), 'utf8');
    const lines = text.trimEnd().split('\r\n');
    expect(text.startsWith('\ufeffČas;Čas UTC;Kto;')).toBe(true);
    expect(lines).toHaveLength(41);
    expect(lines[1]).toBe(
      `2026-04-13T16:00:00+02:00;2026-04-13T14:00:00.000Z;"'=HYPERLINK(""http://x"")";USD;zmenená;1;1,187;18,70;1;1,15;15,00;save-0`,
    );
    world().backend.write('/staffNames/uid-jana', null);
  });

  it('tells the list as it stood at a moment, and what it does not know', async () => {
    const { page } = await openEditor(world());
    await openHistory(page);
    await page.getByText('Zoznam k dátumu').click();
    const ask = async (day: string, time: string): Promise<void> => {
      await page.getByLabel('Deň', { exact: true }).fill(day);
      await page.getByLabel('Čas', { exact: true }).fill(time);
      await page.getByRole('button', { name: 'Ukázať zoznam' }).click();
    };
    await ask('2026-04-13', '15:59');
    const table = page.getByRole('table', { name: 'Kurzy platné 13.4.2026 o 15:59' });
    await table.waitFor();
    // The first change of CZK after this moment was at 15:59:02; until then, its buy rate was 1.058.
    expect(await table.getByRole('row', { name: /^CZK/ }).innerText()).toMatch(/1,058/);
    expect(await table.getByRole('row').count()).toBe(30);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('body > .paper');
    expect(await sheet.getByText(/Minulý lístok: stav k\s13\.\s4\.\s2026 o\s15:59/).isVisible()).toBe(true);
    expect(await sheet.getByRole('row', { name: /^CZK/ }).innerText()).toMatch(/1,058/);
    expect(await table.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'História' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await ask('2026-04-13', '12:00');
    await page.getByText('Kurzy platné 13.4.2026 o 12:00 nepoznáme: archív sa začína 13.4.2026 o 15:58.').waitFor();
  });
});

it('shows days behind 10,000 changes as soon as the newest ones', async () => {
  archive(10_000, 60 * 60 * 1_000);
  const { page } = await openEditor(world());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/archive.json')) {
      asked.push(request.url());
    }
  });
  await openHistory(page);
  await page.getByText('Zobrazené: 49 zmien').waitFor();
  await page.getByText('Hľadať a stiahnuť').click();
  asked.splice(0);
  await page.getByLabel('Do dňa').fill('2025-04-13');
  await page.getByRole('heading', { name: 'Nedeľa 13.4.2025' }).waitFor();
  expect(await page.getByText('Zobrazené: 49 zmien').count()).toBe(1);
  // One request is for the entries up to that day, the other one for those that followed them.
  expect(asked).toHaveLength(2);
});

describe('on a phone of 360 px', () => {
  it('is whole, accessible and within reach of a thumb', async () => {
    archive(10);
    const { page } = await openEditor(world(), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await openHistory(page);
    await page.getByText('Zobrazené: 10 zmien').waitFor();
    await page.getByText('Hľadať a stiahnuť').tap();
    await page.getByText('Zoznam k dátumu').tap();
    expect([await findViolations(page), await findLayoutFaults(page)]).toEqual([[], []]);
    const small = await page
      .locator('main :is(input, button, a, select, summary)')
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.outerHTML),
      );
    expect(small).toEqual([]);
    await page
      .getByRole('button', { name: /^Vrátiť USD/ })
      .first()
      .tap();
    await page.getByText('2 neuložené zmeny').waitFor();
  });
});
