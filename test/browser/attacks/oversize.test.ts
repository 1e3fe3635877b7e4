import type { Page } from 'playwright-core';
import defaultSeed from '../../../local/seed/defaultSeed.json';
import { eventually } from '../../support/eventually';
import { resetRates } from '../../support/resetRates';
import { readRow, waitForRows } from '../support/homePage';
import { decimalPart, openEditor, save, savedMessage, watchWrites, wholePart } from '../support/staffPages';
import { setUpWorld } from '../support/world';

const world = setUpWorld();
const { usd } = defaultSeed.currencies;
const LENGTH = 100_000;

/** Long texts of the kinds that could slow down or break a parser of numbers. */
const longTexts: readonly (readonly [what: string, text: string])[] = [
  ['digits', '9'.repeat(LENGTH)],
  ['zeros', '0'.repeat(LENGTH)],
  ['letters', 'x'.repeat(LENGTH)],
  ['groups of three', '1 000'.padEnd(LENGTH, ' 000')],
  ['groups that come to nothing', `${'1 000'.padEnd(LENGTH, ' 000')} x`],
  ['commas', '1'.padEnd(LENGTH, ',1')],
  ['spaces', `1${' '.repeat(LENGTH)}1`],
  ['markup', '<b>'.repeat(LENGTH / 3)],
];

beforeEach(() => resetRates(world().backend));

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

describe(`${LENGTH} characters`, () => {
  it('pasted into a rate are marked and sent nowhere; other rates are saved beside them', async () => {
    const { page, complaints } = await openEditor(world(), clipboard);
    const writes = watchWrites(page);
    for (const [index, [what, text]] of longTexts.entries()) {
      await wholePart(page, 'USD', 'Nákup').focus();
      await paste(page, text);
      await wholePart(page, 'HUF', 'Nákup').fill(String(375 + (index % 2)));
      await page.keyboard.press('Control+s');
      await page.getByRole('alert').getByText('Uložila sa 1 mena. Neuložila sa 1 mena.').waitFor();
      expect([what, await wholePart(page, 'USD', 'Nákup').getAttribute('aria-invalid')]).toEqual([what, 'true']);
      await eventually(() => expect(writes).toHaveLength(index + 1));
    }
    expect(new Set(writes.map(({ path }) => path))).toEqual(new Set(['/currencies/huf']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await wholePart(page, 'USD', 'Nákup').fill('1');
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(world().backend.read('/currencies/usd/buy')).toBe(1.19);
    expect(complaints.list).toEqual([]);
  });

  it('pasted into the calculator give no result and leave it working', async () => {
    const { page, complaints } = await world().openPage('/', clipboard);
    await waitForRows(page, 29);
    await page.getByLabel('Mám').selectOption('EUR');
    await page.getByLabel('Chcem').selectOption('USD');
    const amount = page.getByPlaceholder('amount of your cash');
    const result = page.getByPlaceholder('amount you will receive');
    for (const [what, text] of longTexts) {
      await amount.focus();
      await paste(page, text);
      await page.getByText('Zadajte číslo, napríklad').waitFor();
      expect([what, await result.inputValue()]).toEqual([what, '']);
      await amount.fill('100');
      await eventually(async () => expect(await result.inputValue()).toBe('115,00'));
    }
    expect(complaints.list).toEqual([]);
  });

  it('typed into the sign-in form are refused before anything is sent', async () => {
    const { page } = await world().openPage('/rates/auth');
    const asked: string[] = [];
    await page.getByLabel('E-mail').waitFor();
    page.on('request', (request) => asked.push(request.url()));
    for (const email of [
      'a'.repeat(LENGTH),
      `${'a.'.repeat(LENGTH / 2)}@`,
      `a@${'a.'.repeat(LENGTH / 2)}`,
      `${'@'.repeat(LENGTH)}.sk`,
    ]) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Heslo').fill('x'.repeat(LENGTH));
      await page.keyboard.press('Enter');
      await page.getByText('Zle zadaný email alebo heslo.').waitFor();
      expect(await page.getByLabel('E-mail').inputValue()).toBe('');
    }
    expect(asked.filter((address) => address.includes('identitytoolkit'))).toEqual([]);
  });

  it('stored past the rules as a name hide no other currency and fit the page', async () => {
    world().backend.write('/currencies/usd', { ...usd, name_sk: 'x'.repeat(LENGTH) });
    const { page, complaints } = await world().openPage();
    await waitForRows(page, 29);
    expect((await readRow(page, 'USD'))?.[1]).toHaveLength(LENGTH);
    expect((await readRow(page, 'CZK'))?.[1]).toBe('česká koruna');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints.list).toEqual([]);
  });
});
