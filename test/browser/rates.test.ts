import { eventually } from '../support/eventually';
import { readRow, readRows, waitForRows, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';
import defaultSeed from '../../local/seed/defaultSeed.json';

const world = setUpWorld();

/** The expected list, written out: the page's own formatting must not vouch for itself. */
const expectedRows = [
  ['USD', 'americký dolár', '1,187', '1,150'],
  ['JPY', 'japonský jen', '191,0', '182,5'],
  ['CZK', 'česká koruna', '24,85', '23,90'],
  ['DKK', 'dánska koruna', '7,640', '7,310'],
  ['GBP', 'britská libra', '0,885', '0,857'],
  ['HUF', 'maďarský forint', '374,0', '359,5'],
  ['PLN', 'poľský zlotý', '4,340', '4,170'],
  ['RON', 'rumunský lei', '5,200', '4,980'],
  ['SEK', 'švédska koruna', '11,15', '10,65'],
  ['CHF', 'švajčiarsky frank', '0,939', '0,909'],
  ['ISK', 'islandská koruna', '149,5', '137,0'],
  ['NOK', 'nórska koruna', '11,35', '10,85'],
  ['TRY', 'turecká líra', '54,10', '50,40'],
  ['AUD', 'austrálsky dolár', '1,698', '1,624'],
  ['BRL', 'brazílsky real', '6,140', '5,610'],
  ['CAD', 'kanadský dolár', '1,653', '1,582'],
  ['CNY', 'čínsky jüan', '8,260', '7,700'],
  ['HKD', 'hongkonský dolár', '9,470', '8,830'],
  ['IDR', 'indonézska rupia', '21\u00a0000,0', '19\u00a0200,0'],
  ['ILS', 'izraelský šekel', '3,700', '3,450'],
  ['INR', 'indická rupia', '115,0', '103,0'],
  ['KRW', 'juhokórejský won', '1\u00a0820,0', '1\u00a0665,0'],
  ['MXN', 'mexické peso', '21,25', '19,40'],
  ['MYR', 'malajzijský ringgit', '4,850', '4,440'],
  ['NZD', 'novozélandský dolár', '2,080', '1,938'],
  ['PHP', 'filipínske peso', '74,25', '66,50'],
  ['SGD', 'singapurský dolár', '1,543', '1,439'],
  ['THB', 'thajský baht', '39,05', '36,40'],
  ['ZAR', 'juhoafrický rand', '20,05', '18,70'],
];

describe('the rate list', () => {
  it("shows all 29 rates of the seed in the office's order, and when they were last updated", async () => {
    const { page, complaints } = await world().openPage();
    await waitForRows(page, 29);
    expect(await readRows(page)).toEqual(expectedRows);
    expect(await page.locator('#rates-table time').textContent()).toBe('13.4.2026 o 18:00');
    expect(complaints.list).toEqual([]);
  });

  it('shows the same text in any time zone', async () => {
    for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
      const { page } = await world().openPage('/', { timezoneId });
      await waitForRows(page, 29);
      expect(await page.locator('#rates-table time').textContent()).toBe('13.4.2026 o 18:00');
    }
  });

  it('follows what is written elsewhere without a reload, and renders only the changed row again', async () => {
    const { page } = await world().openPage();
    // The application adds a button to the end of each row.
    await page.getByRole('button', { name: /CZK/ }).waitFor();
    // Collects the rows whose elements or texts are changed.
    await page.evaluate(() => {
      (window as unknown as { touched: string[] }).touched = [];
      new MutationObserver((records) => {
        for (const { target } of records) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('tr');
          (window as unknown as { touched: string[] }).touched.push(row?.querySelector('th')?.textContent ?? '?');
        }
      }).observe(document.querySelector('#rates-table tbody') as Element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    world().backend.write('/currencies/czk', {
      ...defaultSeed.currencies.czk,
      buy: 25.125,
      updated: '2026-04-14T08:15:00',
    });
    await eventually(async () => expect(await readRow(page, 'CZK')).toEqual(['CZK', 'česká koruna', '25,125', '23,90']));
    expect(await page.locator('#rates-table time').textContent()).toBe('14.4.2026 o 10:15');
    expect(await page.evaluate(() => [...new Set((window as unknown as { touched: string[] }).touched)])).toEqual(['CZK']);
  });

  it('marks the rates when the connection is lost, and shows true ones again when it is back', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    await waitUntilLive(page, world().backend);
    await world().backend.stop();
    await page.getByText('Offline').waitFor();
    expect(await page.locator('.freshness').textContent()).toMatch(/Offline Kurzy k\u00a0\d+\.\d+\. o \d\d:\d\d/);
    expect(await readRows(page)).toHaveLength(29);

    await world().restartBackend({ currencies: { usd: { ...defaultSeed.currencies.usd, buy: 1.2345 } } });
    await eventually(async () => expect(await readRows(page)).toEqual([['USD', 'americký dolár', '1,2345', '1,150']]));
    expect(await page.getByText('Offline').count()).toBe(0);
  });

  it('says on paper how old the rates are when they are not known to be true, and only then', async () => {
    await world().restartBackend();
    const { page } = await world().openPage();
    await waitUntilLive(page, world().backend);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.freshness').isVisible()).toBe(false);
    // The print-out shows the true time; the time that the contract shifts by two hours is only for the screen.
    expect(await page.getByText('Platí od 13.4.2026 o 16:00').isVisible()).toBe(true);
    expect(await page.getByText('Naposledy aktualizované').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await world().backend.stop();
    await page.getByText('Offline').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(/Kurzy k/).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Skúsiť znova' }).isVisible()).toBe(false);
    await world().restartBackend();
  });

  it('says so when no rates come within 8 s, and shows them when they come after all', async () => {
    await world().backend.stop();
    const { page } = await world().openPage();
    await page.getByText('Kurzy zatiaľ neprišli.').waitFor();
    expect(await readRows(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Skúsiť znova' }).isVisible()).toBe(true);
    await world().restartBackend();
    await waitForRows(page, 29);
  });
});
