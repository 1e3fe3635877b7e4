import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { versionKey } from '../../src/domain/archive/version';
import { buildCode, buildRecord } from '../support/builders';
import { buildEntries } from '../support/buildHistory';
import { readRows, waitForRows, waitUntilLive } from './support/homePage';
import type { PdfPage } from './support/readPdf';
import { cutTextsOf, linesOf, printToPdf } from './support/readPdf';
import { decimalPart, openEditor } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** The number of currencies in the seed, without EUR, which no list shows. */
const SEEDED = Object.keys(defaultSeed.currencies).length - 1;

/** Fills the list with `count` currencies: those of the seed, and made-up ones. */
function list(count: number): void {
  const others = Array.from({ length: count - SEEDED }, (_value, index) => {
    const acronym = buildCode(index);
    return [acronym.toLowerCase(), buildRecord({ acronym, name_sk: `skúšobná mena ${index}`, buy: 20_082.5, sell: 18_500 })];
  });
  world().backend.write('/currencies', { ...defaultSeed.currencies, ...Object.fromEntries(others) });
}

/** Archives three saves on 13 April, the last one at 16:00. */
function archive(): void {
  const entries = buildEntries(3).map(({ key, acronym, buy, sell, until, by, save }) => [
    key,
    { acronym, buy, sell, until, by, save },
  ]);
  world().backend.write('/archive', Object.fromEntries(entries));
}

beforeEach(() => {
  list(SEEDED);
  archive();
});

/** The rows of the home page as lines of text, with or without the currencies' names. */
async function readList(count: number, withNames = true): Promise<readonly string[]> {
  const { page } = await world().openPage();
  await waitForRows(page, count);
  const rows = await readRows(page);
  return rows.map((row) =>
    row
      .filter((_text, column) => withNames || column !== 1)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}

const allLines = (pages: readonly PdfPage[]) => pages.flatMap(linesOf);

/**
 * Asserts that every row is printed once, on one line, whole and in order, and that every page with rows has the column
 * headings once.
 */
function expectRows(pages: readonly PdfPage[], rows: readonly string[]): void {
  expect(allLines(pages).filter((line) => rows.includes(line))).toEqual(rows);
  expect(pages.flatMap(cutTextsOf)).toEqual([]);
  for (const lines of pages.map(linesOf)) {
    const isHeadless = !lines.some((line) => rows.includes(line));
    expect(lines.filter((line) => /Nákup.* Predaj/.test(line))).toHaveLength(isHeadless ? 0 : 1);
  }
}

describe("the visitors' print-out", () => {
  it.each([
    [29, 1],
    [45, 1],
    [60, 2],
  ])('of %i currencies has %i pages, and says whose rates they are and since when they hold', async (count, pageCount) => {
    list(count);
    const { page } = await world().openPage();
    await waitForRows(page, count);
    await waitUntilLive(page, world().backend);
    const pages = await printToPdf(page);
    expectRows(pages, await readList(count));
    expect(pages).toHaveLength(pageCount);
    const lines = allLines(pages);
    // The true time, not the one that the page shows according to the contract (13.4.2026 o 18:00).
    expect(lines).toContain('Platí od 13.4.2026 o 16:00');
    const text = lines.join(' ');
    for (const fact of [
      'Zmenáreň Pod vežou, s. r. o.',
      'IČO 99999994',
      'Ukážka: údaje sú vymyslené.',
      'vy menu predávate, my ju kupujeme',
      'vy menu kupujete, my ju predávame',
      'Kurzový lístok je informatívny',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/aktualizované|Spojené|Hľadať/);
  });

  it('says that it is a selection while some currencies are looked for', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, SEEDED);
    await page.getByRole('searchbox', { name: 'Hľadať menu' }).fill('dolar');
    await waitForRows(page, 6);
    const text = allLines(await printToPdf(page)).join(' ');
    expect(text).toContain('Hľadať menu');
    expect(text).toContain('dolar');
    expect(text).toContain('6 z 29');
  });

  it('says of what is not followed how old it is', async () => {
    const { page } = await world().openPage();
    await waitUntilLive(page, world().backend);
    await world().backend.stop();
    await page.getByText('Offline').waitFor();
    expect(allLines(await printToPdf(page)).join(' ')).toMatch(/Offline Kurzy k \d+\.\d+\. o \d\d:\d\d/);
    await world().restartBackend();
  });
});

/** Presses the button for printing, without opening the browser's print dialog; returns how often the page asked for it. */
async function pressPrint(page: Page): Promise<number> {
  await page.evaluate(() => {
    const counting = window as unknown as { printed: number };
    counting.printed = 0;
    window.print = () => (counting.printed += 1);
  });
  await page.getByRole('button', { name: 'Vytlačiť', exact: true }).click();
  return page.evaluate(() => (window as unknown as { printed: number }).printed);
}

const openDialog = (page: Page): Promise<void> => page.getByRole('button', { name: 'Vytlačiť kurzový lístok' }).click();

describe("the staff's sheet", () => {
  it.each([
    [29, 1],
    [45, 1],
    [60, 2],
  ])('of %i currencies has %i pages', async (count, pageCount) => {
    list(count);
    const rows = await readList(count);
    const { page, complaints } = await openEditor(world(), { rows: count });
    await openDialog(page);
    await page.getByRole('dialog').getByText('zo dňa 13. 4. 2026').waitFor();
    expect(await pressPrint(page)).toBe(1);
    const pages = await printToPdf(page);
    expectRows(pages, rows);
    expect(pages).toHaveLength(pageCount);
    for (const printed of pages) {
      expect(linesOf(printed)).toContain('Kurzový lístok č. 3 zo dňa 13. 4. 2026');
      expect(linesOf(printed)).toContain('Platí od 13. 4. 2026 o 16:00');
    }
    const text = allLines(pages).join(' ');
    for (const fact of [
      'Prevádzkovateľ: Zmenáreň Pod vežou, s. r. o.',
      'IČO: 99999994',
      'Devízová licencia: ODT-99999/2023-1',
      'Ukážka: údaje sú vymyslené.',
      'vy menu predávate, my ju kupujeme',
      'Meno a podpis',
      'Odtlačok pečiatky',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/Úprava kurzov|Uložiť|neboli overené|Hľadať|Odhlásiť/);
    expect(complaints.list).toEqual([]);
  });

  it('is what Ctrl+P prints of the editor: what is saved, not what is typed, with room for the number', async () => {
    const rows = await readList(SEEDED);
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('777');
    await page.getByText('1 neuložená zmena').waitFor();
    const pages = await printToPdf(page);
    expectRows(pages, rows);
    expect(pages).toHaveLength(1);
    expect(allLines(pages)).toContain('Kurzový lístok č. — zo dňa 13. 4. 2026');
    expect(allLines(pages).join(' ')).not.toContain('777');
  });

  it('says that its rates may be old where nothing follows them', async () => {
    const { page } = await openEditor(world());
    await page.getByText('Spojené').waitFor();
    await world().backend.stop();
    await page.getByText('Offline').waitFor();
    const text = allLines(await printToPdf(page)).join(' ');
    expect(text).toMatch(/Kurzy neboli overené.* Kurzy k \d+\. \d+\. \d{4} o \d\d:\d\d/);
    expect(text).toContain('Kurzový lístok č. —');
    await world().restartBackend();
  });

  it('of an earlier moment says so, and has the number that it had', async () => {
    const { page } = await openEditor(world());
    await page.getByRole('link', { name: 'História' }).click();
    await page.getByText('Zoznam k dátumu').click();
    await page.getByLabel('Deň', { exact: true }).fill('2026-04-13');
    await page.getByLabel('Čas', { exact: true }).fill('15:59');
    await page.getByRole('button', { name: 'Ukázať zoznam' }).click();
    await page.getByText('archív sa začína').waitFor();
    await page.getByLabel('Čas', { exact: true }).fill('16:00');
    await page.getByRole('button', { name: 'Ukázať zoznam' }).click();
    await openDialog(page);
    await page.getByRole('dialog').getByText('zo dňa 13. 4. 2026').waitFor();
    expect(await pressPrint(page)).toBe(1);
    const pages = await printToPdf(page);
    expect(pages).toHaveLength(1);
    expectRows(pages, await readList(SEEDED));
    const lines = allLines(pages);
    expect(lines).toContain('Kurzový lístok č. 3 zo dňa 13. 4. 2026');
    expect(lines).toContain('Minulý lístok: stav k 13. 4. 2026 o 16:00, nie súčasný.');
    // After the past list is closed again, the history itself is printed.
    await page.getByRole('button', { name: 'Späť' }).click();
    await page.getByText('Zoznam k dátumu').click();
    expect(allLines(await printToPdf(page))).toContain('História');
  });
});

describe('the rates for the counter', () => {
  it.each([29, 45, 60])('of %i currencies are large, on as many pages as they take', async (count) => {
    list(count);
    const rows = await readList(count, false);
    const { page } = await openEditor(world(), { rows: count });
    await openDialog(page);
    await page.getByLabel('Veľké kurzy').check();
    expect(await pressPrint(page)).toBe(1);
    const pages = await printToPdf(page);
    expectRows(pages, rows);
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(count / 14));
    const figures = pages.flatMap(({ texts }) => texts).filter(({ text }) => text === '1,187');
    expect(figures.map(({ height }) => Math.round(height))).toEqual([30]);
    expect(allLines(pages).join(' ')).not.toMatch(/podpis|IČO|č\. /);
  });
});

describe('what else staff print', () => {
  /**
   * Prints a staff page that has a row for each currency; returns the lines of each printed page. The link's name is also the
   * heading.
   */
  async function printStaffPage(name: string): Promise<readonly (readonly string[])[]> {
    const { page } = await openEditor(world());
    await page.getByRole('link', { name }).click();
    // The editor, which is still shown at first, has as many rows.
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page
      .getByRole('rowheader')
      .nth(SEEDED - 1)
      .waitFor();
    return (await printToPdf(page)).map(linesOf);
  }

  it('is the history, where a save of the whole list begins below its heading', async () => {
    const written = Object.values(defaultSeed.currencies).filter(({ acronym }) => acronym !== 'EUR');
    const versions = written.map(({ acronym, buy, sell }): [string, object] => [
      versionKey(acronym, '2026-04-10T16:00:00'),
      {
        acronym,
        buy: lessTenth(buy),
        sell: lessTenth(sell),
        until: Date.parse('2026-04-13T14:00:00Z'),
        by: 'uid-jana',
        save: 'whole-list',
      },
    ]);
    world().backend.write('/archive', Object.fromEntries(versions));
    const pages = await printStaffPage('História');
    const first = pages[0] ?? [];
    const saved = first.findIndex((line) => line.startsWith('16:00 – '));
    expect(first.slice(saved + 1).filter(isChange).length).toBeGreaterThan(10);
    expect(pages.flat().filter(isChange)).toHaveLength(SEEDED);
  });

  it('is the overview, whose rows are whole, without what only a screen can do', async () => {
    const pages = await printStaffPage('Prehľad');
    const isBeginning = (line: string): boolean => /^[A-Z]{3} /.test(line);
    expect(pages.flat().filter(isBeginning)).toHaveLength(SEEDED);
    for (const lines of pages) {
      const beginnings = lines.filter(isBeginning);
      expect(lines.filter((line) => line === 'Rozpätie Obvyklé Posledných 30 dní')).toHaveLength(beginnings.length);
      expect(lines.filter((line) => /^stále .* %$/.test(line))).toHaveLength(beginnings.length);
    }
    expect(pages.flat().join(' ')).not.toMatch(/Upraviť|Poradie/);
  });
});

const lessTenth = (rate: number): number => Number((0.9 * rate).toFixed(2));

/** Whether a line shows a change of both rates of a currency. */
const isChange = (line: string): boolean => /Nákup .*→.* Predaj .*→/.test(line);
