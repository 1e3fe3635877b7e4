import type { Locator, Page } from 'playwright-core';
import { withTextSize } from './support/browser';
import { resetRates } from '../support/resetRates';
import { waitForRows, waitUntilLive } from './support/homePage';
import { findLayoutFaults } from './support/layoutFaults';
import { setReadersSpacing } from './support/readersSpacing';
import { decimalPart, openEditor, save, wholePart } from './support/staffPages';
import type { World } from './support/world';
import { setUpWorld } from './support/world';

/** Opens a page and brings it into the state to check. */
type Reach = (world: World) => Promise<Page>;

async function openHome(world: World): Promise<Page> {
  const { page } = await world.openPage();
  await waitForRows(page, 29);
  await waitUntilLive(page, world.backend);
  return page;
}

async function convert(page: Page, amount: string): Promise<void> {
  await page.getByPlaceholder('amount of your cash').fill(amount);
  await page.getByLabel('Mám').selectOption('USD');
  await page.getByLabel('Chcem').selectOption('HUF');
  await page.getByText('Použité kurzy').waitFor();
}

const states: readonly (readonly [string, Reach])[] = [
  ['the home page', openHome],
  [
    'the home page while its skip link has the focus',
    async (world) => {
      const page = await openHome(world);
      await page.keyboard.press('Tab');
      return page;
    },
  ],
  [
    'the open menu',
    async (world) => {
      const page = await openHome(world);
      await page.setViewportSize({ width: 320, height: 740 });
      await page.getByRole('button', { name: 'Menu' }).click();
      return page;
    },
  ],
  [
    'a long result',
    async (world) => {
      const page = await openHome(world);
      await convert(page, '1234567,56');
      return page;
    },
  ],
  [
    'a wrong amount',
    async (world) => {
      const page = await openHome(world);
      await page.getByPlaceholder('amount of your cash').fill('veľa');
      await page.getByText('Zadajte číslo').waitFor();
      return page;
    },
  ],
  [
    'a lost connection',
    async (world) => {
      const page = await openHome(world);
      await page.context().setOffline(true);
      await page.getByText('Offline').waitFor();
      return page;
    },
  ],
  [
    'no such page',
    async (world) => {
      const { page } = await world.openPage('/nikde');
      await page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor();
      return page;
    },
  ],
  [
    'a crash',
    async (world) => {
      const page = await openHome(world);
      // The calculator calls this method while it renders, so it crashes.
      await page.evaluate(() => {
        const { includes } = Array.prototype;
        Array.prototype.includes = () => {
          throw new Error('Broken by the test.');
        };
        Object.assign(window, { mend: () => (Array.prototype.includes = includes) });
      });
      await page.getByPlaceholder('amount of your cash').fill('5');
      await page.getByRole('heading', { name: 'Niečo sa pokazilo' }).waitFor();
      await page.evaluate(() => {
        (window as unknown as { mend: () => void }).mend();
      });
      return page;
    },
  ],
  [
    'an invalid sign-in',
    async (world) => {
      const { page } = await world.openPage('/rates/auth');
      await page.getByLabel('E-mail').fill('staff');
      await page.keyboard.press('Enter');
      await page.getByText('Zle zadaný email alebo heslo.').waitFor();
      return page;
    },
  ],
  [
    'the editor with marked fields and one in conflict',
    async (world) => {
      const { page } = await openEditor(world);
      await wholePart(page, 'USD', 'Nákup').fill('x');
      await decimalPart(page, 'IDR', 'Predaj').fill('1234567');
      await decimalPart(page, 'CZK', 'Nákup').fill('9');
      await save(page);
      await page.getByText('Najviac 6 desatinných miest.').waitFor();
      await decimalPart(page, 'IDR', 'Predaj').fill('12');
      world.backend.write('/currencies/idr/sell', 19_000.5);
      await page.getByText('Medzitým sa kurz zmenil').waitFor();
      return page;
    },
  ],
  [
    'a question about a change',
    async (world) => {
      const { page } = await openEditor(world);
      await wholePart(page, 'IDR', 'Nákup').fill('110000');
      await save(page);
      await page.getByRole('dialog').waitFor();
      return page;
    },
  ],
  [
    'a question about leaving',
    async (world) => {
      const { page } = await openEditor(world);
      await decimalPart(page, 'USD', 'Nákup').fill('19');
      await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  ],
];

const readers: readonly (readonly [string, { textSize: number; widths: readonly number[]; isSpaced?: boolean }])[] = [
  ['text of 18 px', { textSize: 18, widths: [320] }],
  ['text of 32 px', { textSize: 32, widths: [320, 360, 412, 768, 1280] }],
  ["the reader's own spacing of text", { textSize: 16, widths: [320, 412, 1280], isSpaced: true }],
];

describe.each(readers)(
  'with %s nothing is cut, broken, covered or out of reach',
  (_name, { textSize, widths, isSpaced = false }) => {
    const world = setUpWorld(undefined, withTextSize(textSize));

    beforeEach(() => resetRates(world().backend));

    it.each(states)('on %s', async (_state, reach) => {
      const page = await reach(world());
      if (isSpaced) {
        await setReadersSpacing(page);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        expect([width, await findLayoutFaults(page)]).toEqual([width, []]);
      }
    });
  },
);

describe('with text of 24 px on a phone', () => {
  const world = setUpWorld(undefined, withTextSize(24));

  it('each of the stacked rates stands on one line below the word for its side, which a wider window has in its head', async () => {
    const { page } = await openEditor(world(), { viewport: { width: 360, height: 740 } });
    const head = page.locator('thead').first();
    for (const side of ['Nákup', 'Predaj'] as const) {
      const word = page.getByRole('row', { name: 'USD' }).getByText(side, { exact: true });
      const [wordBox, whole, decimals] = await Promise.all([
        boxOf(word),
        boxOf(wholePart(page, 'USD', side)),
        boxOf(decimalPart(page, 'USD', side)),
      ]);
      expect(wordBox.bottom).toBeLessThanOrEqual(whole.top);
      expect(wordBox.bottom).toBeGreaterThan(whole.top - (whole.bottom - whole.top));
      expect(decimals.top).toBe(whole.top);
    }
    expect(await widthOf(head)).toBeLessThanOrEqual(1);

    await page.setViewportSize({ width: 500, height: 740 });
    expect(await page.getByRole('row', { name: 'USD' }).getByText('Nákup', { exact: true }).isVisible()).toBe(false);
    expect(await widthOf(head)).toBeGreaterThan(400);
  });
});

function boxOf(place: Locator): Promise<DOMRect> {
  return place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

async function widthOf(place: Locator): Promise<number> {
  return (await boxOf(place)).width;
}
