import { demoSite } from '../support/demoSite';
import { buildRecord } from '../support/builders';
import { readRows, waitForRows } from './support/homePage';
import { setUpWorld } from './support/world';

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const without = (field: string) => Object.fromEntries(Object.entries(buildRecord()).filter(([name]) => name !== field));

/** Every kind of malformed record, beside valid ones. */
const currencies = JSON.parse(`{
  "usd": ${JSON.stringify(buildRecord())},
  "eur": ${JSON.stringify(buildRecord({ acronym: 'EUR', name_sk: 'euro', buy: 1, sell: 1 }))},
  "noAcronym": ${JSON.stringify(without('acronym'))},
  "noNameEn": ${JSON.stringify({ ...without('name_en'), acronym: 'AAA' })},
  "noNameSk": ${JSON.stringify({ ...without('name_sk'), acronym: 'AAB' })},
  "noBuy": ${JSON.stringify({ ...without('buy'), acronym: 'AAC' })},
  "noSell": ${JSON.stringify({ ...without('sell'), acronym: 'AAD' })},
  "noUpdated": ${JSON.stringify({ ...without('updated'), acronym: 'AAE' })},
  "nullField": ${JSON.stringify({ ...buildRecord({ acronym: 'AAF' }), buy: null })},
  "textRate": ${JSON.stringify({ ...buildRecord({ acronym: 'AAG' }), buy: '1.1' })},
  "negative": ${JSON.stringify(buildRecord({ acronym: 'AAH', sell: -1 }))},
  "objectName": ${JSON.stringify({ ...buildRecord({ acronym: 'AAI' }), name_sk: { a: 1 } })},
  "scalar": 5,
  "text": "USD",
  "flag": true,
  "list": [${JSON.stringify(buildRecord())}, 1],
  "nothing": null,
  "0": ${JSON.stringify(buildRecord({ acronym: 'ZZA', name_sk: 'číselný kľúč' }))},
  "7": 7,
  "constructor": ${JSON.stringify(buildRecord({ acronym: 'ZZB', name_sk: 'konštruktor' }))},
  "__proto__": ${JSON.stringify(buildRecord({ acronym: 'ZZC', name_sk: 'prototyp' }))},
  "markup": ${JSON.stringify(buildRecord({ acronym: 'ZZD', name_sk: markup }))},
  "extremes": ${JSON.stringify(buildRecord({ acronym: 'ZZE', name_sk: 'krajnosti', buy: 1e21, sell: 1e-7 }))},
  "zero": ${JSON.stringify(buildRecord({ acronym: 'ZZF', name_sk: 'nula', buy: 0, updated: 'nikdy' }))}
}`) as Record<string, unknown>;

const world = setUpWorld({ currencies });

describe('malformed records', () => {
  it('neither break the page nor hide the others', async () => {
    const { page, complaints } = await world().openPage();
    await waitForRows(page, 7);
    expect(await readRows(page)).toEqual([
      ['USD', 'americký dolár', '1,187', '1,150'],
      ['ZZA', 'číselný kľúč', '1,187', '1,150'],
      ['ZZB', 'konštruktor', '1,187', '1,150'],
      ['ZZC', 'prototyp', '1,187', '1,150'],
      ['ZZD', markup, '1,187', '1,150'],
      ['ZZE', 'krajnosti', demoSite.format.rate(1e21), '0,0000001'],
      ['ZZF', 'nula', '0,000', '1,150'],
    ]);
    expect(await page.locator('#rates-table time').textContent()).toBe('13.4.2026 o 18:00');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(complaints.list).toEqual([]);
  });

  it('fit a phone all the same', async () => {
    const { page } = await world().openPage('/', { viewport: { width: 320, height: 640 } });
    await waitForRows(page, 7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('give no result where a needed rate is missing', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 7);
    await page.getByPlaceholder('amount of your cash').fill('100');
    await page.getByLabel('Mám').selectOption('AAC');
    await page.getByLabel('Chcem').selectOption('EUR');
    expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe('');
    await page.getByLabel('Mám').selectOption('EUR');
    await page.getByLabel('Chcem').selectOption('AAC');
    expect(await page.getByPlaceholder('amount you will receive').inputValue()).toBe('115,00');
  });
});

describe('an empty list', () => {
  it('is said to be empty, with the phone number', async () => {
    await world().restartBackend({ currencies: {} });
    const { page } = await world().openPage();
    await page.getByText('Kurzový lístok je práve prázdny').waitFor();
    expect(await page.locator('#rates-table a[href^="tel:"]').count()).toBe(1);
  });
});
