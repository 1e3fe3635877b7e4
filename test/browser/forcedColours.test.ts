import type { Locator } from 'playwright-core';
import { waitForRows, waitUntilLive } from './support/homePage';
import { decimalPart, openEditor, save, wholePart } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();

const forced = { forcedColors: 'active' } as const;

/** How an element looks after the system has replaced its colours: whether it is filled, and its visible border. */
const lookOf = (element: Locator): Promise<{ isFilled: boolean; edge: string }> =>
  element.evaluate((node) => {
    const { backgroundColor, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(node);
    const ground = getComputedStyle(document.body).backgroundColor;
    const isDrawn = borderTopColor !== ground && borderTopColor !== 'rgba(0, 0, 0, 0)';
    return {
      isFilled: ![ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor),
      edge: isDrawn ? `${borderTopWidth} ${borderTopStyle}` : 'none',
    };
  });

describe('where the system replaces the colours', () => {
  it('the mark of freshness is full or empty, the result has an edge, and what is wrong a thicker one', async () => {
    const { page } = await world().openPage('/', forced);
    await waitForRows(page, 29);
    await waitUntilLive(page, world().backend);
    const dot = page.locator('.freshness__dot');
    expect(await lookOf(dot)).toEqual({ isFilled: true, edge: '2px solid' });
    expect((await lookOf(page.locator('.calculator__result'))).edge).toBe('1px solid');

    const amount = page.getByPlaceholder('amount of your cash');
    expect((await lookOf(amount)).edge).toBe('1px solid');
    await amount.fill('veľa');
    await page.getByText('Zadajte číslo').waitFor();
    expect((await lookOf(amount)).edge).toBe('3px solid');

    await page.context().setOffline(true);
    await page.getByText('Offline').waitFor();
    expect((await lookOf(dot)).isFilled).toBe(true);
    expect(await dot.evaluate((node) => getComputedStyle(node).borderRadius)).toBe('0px');
  });

  afterEach(() => world().restartBackend());

  it('the mark is empty and the places of the rates are seen while these are on their way', async () => {
    await world().backend.stop();
    const { page } = await world().openPage('/', forced);
    await page.getByText('Pripája sa…').waitFor();
    expect(await lookOf(page.locator('.freshness__dot'))).toEqual({ isFilled: false, edge: '2px solid' });
    const place = page.locator('.rates-table__link').first();
    expect(await place.evaluate((node) => getComputedStyle(node, '::before').borderTopWidth)).toBe('1px');
  });

  it("the editor's changed and invalid fields differ from the others", async () => {
    const { page } = await openEditor(world(), forced);
    const invalid = wholePart(page, 'USD', 'Nákup');
    const changed = decimalPart(page, 'CZK', 'Nákup');
    const plain = decimalPart(page, 'JPY', 'Nákup');
    await invalid.fill('x');
    await changed.fill('12');
    expect((await lookOf(changed)).edge).toBe('2px dashed');
    await save(page);
    await page.getByText('Celá časť smie mať len číslice.').waitFor();
    expect((await lookOf(invalid)).edge).toBe('3px solid');
    expect((await lookOf(plain)).edge).toBe('1px solid');
  });
});
