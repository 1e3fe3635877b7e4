import { staffWords } from '../../../src/site/words/staffWords';
import { buildRecord } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { readRow, readRows, waitForRows } from '../support/homePage';
import { decimalPart, openEditor, save, savedMessage } from '../support/staffPages';
import { setUpWorld } from '../support/world';

/** Names of built-in properties of JavaScript objects; the rules let clients write only the lowercase ones. */
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', '__defineGetter__', 'isPrototypeOf'];

const records = keys.map((key, index): [string, object] => [key, buildRecord({ acronym: key, name_sk: `mena ${index}` })]);
/** Fields with such names: one record has them besides its own fields, the other one in place of its rates. */
const loaded =
  '"__proto__":{"polluted":1,"buy":5,"sell":4},"constructor":{"prototype":{"polluted":1}},"toString":"x","valueOf":"x"';
const currencies = JSON.parse(
  `{
    "usd": ${JSON.stringify(buildRecord())},
    "czk": ${JSON.stringify(buildRecord({ acronym: 'CZK', name_sk: 'česká koruna' })).replace('}', `,${loaded}}`)},
    "aaa": {"acronym":"AAA","name_en":"a","name_sk":"a","updated":"2026-04-13T16:00:00",${loaded}},
    ${records.map(([key, record]) => `${JSON.stringify(key)}: ${JSON.stringify(record)}`).join(',')}
  }`,
) as object;

const world = setUpWorld({ currencies });

const readPrototype = () => ({ names: Object.getOwnPropertyNames(Object.prototype).sort(), polluted: 'polluted' in {} });

describe('names that every object has', () => {
  it('are keys, acronyms and fields like any other, and nothing is lent to other objects', async () => {
    const untouched = await (await world().openPage('/icons/nothing-here.txt')).page.evaluate(readPrototype);
    const { page, complaints } = await world().openPage();
    await waitForRows(page, keys.length + 2);
    const rows = await readRows(page);
    expect([...rows].sort()).toEqual(
      [
        ['USD', 'americký dolár', '1,187', '1,150'],
        ['CZK', 'česká koruna', '1,187', '1,150'],
        ...keys.map((key, index) => [key, `mena ${index}`, '1,187', '1,150']),
      ].sort(),
    );

    await page.getByPlaceholder('amount of your cash').fill('100');
    for (const key of keys) {
      await page.getByLabel('Mám').selectOption(key);
      await page.getByLabel('Chcem').selectOption('USD');
      expect([key, await page.getByPlaceholder('amount you will receive').inputValue()]).toEqual([key, '96,88']);
    }
    world().backend.write('/currencies/czk/name_sk', 'koruna');
    await eventually(async () => expect((await readRow(page, 'CZK'))?.[1]).toBe('koruna'));

    // Rates in `__proto__` don't count as the record's rates.
    await page.getByLabel('Mám').selectOption('AAA');
    expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe('');

    await page.reload();
    await waitForRows(page, keys.length + 2);
    expect(await page.evaluate(readPrototype)).toEqual(untouched);
    expect(complaints.list).toEqual([]);
  });

  it('are told by the editor as what no rule lets anybody write, and disturb no other row', async () => {
    const { page, complaints } = await openEditor(world(), { rows: 2 });
    const odd = page.getByRole('region', { name: staffWords.faultyRecords.heading });
    for (const key of keys) {
      await odd.getByText(new RegExp(`^${key}: `)).waitFor();
    }
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(world().backend.read('/currencies/usd')).toMatchObject({ buy: 1.19, sell: 1.15 });
    expect((await page.evaluate(readPrototype)).polluted).toBe(false);
    expect(complaints.list).toEqual([]);
  });
});
