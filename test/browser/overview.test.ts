import type { Page } from 'playwright-core';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { demoStaff } from '../../local/state/demoStaff';
import { buildHistory } from '../support/buildHistory';
import { eventually } from '../support/eventually';
import { resetRates } from '../support/resetRates';
import { findViolations } from './support/axe';
import { withTextSize } from './support/browser';
import { findLayoutFaults } from './support/layoutFaults';
import { decimalPart, focusedLabel, openEditor, save, saveAnyway, savedMessage, wholePart } from './support/staffPages';
import type { World } from './support/world';
import { setUpWorld } from './support/world';

const DAY = 86_400_000;

/** Archives a save of every currency on each of the last forty days, with today's spread, so that every spread is usual. */
function archiveDays({ backend }: World): void {
  resetRates(backend);
  const now = Date.now();
  const listed = Object.values(defaultSeed.currencies).filter(({ acronym }) => acronym !== 'EUR');
  const { entries, present } = buildHistory(
    Array.from({ length: 40 }, (_, index) => index).flatMap((index) =>
      listed.map(({ acronym, buy, sell }) => ({
        acronym,
        at: now - (40 - index) * DAY,
        // Every other day's rates are slightly higher, because a save without a change makes no version.
        rates: { buy: buy * (1 + ((index + 1) % 2) / 1_000), sell: sell * (1 + ((index + 1) % 2) / 1_000) },
      })),
    ),
  );
  const stored = entries.map(({ key, acronym, isBeginning, buy, sell, until, save: id }) => [
    key,
    { acronym, until, by: demoStaff.uid, save: id, ...(!isBeginning && { buy, sell }) },
  ]);
  backend.write('/archive', Object.fromEntries(stored));
  for (const { key, updated, buy, sell } of present) {
    backend.write(`/currencies/${key}/updated`, updated);
    backend.write(`/currencies/${key}/buy`, buy);
    backend.write(`/currencies/${key}/sell`, sell);
  }
}

const rowOf = (page: Page, acronym: string) => page.getByRole('row', { name: new RegExp(`^${acronym}`) });
const openOverview = async (page: Page) => {
  await page.getByRole('link', { name: 'Prehľad' }).click();
  await page.getByRole('table', { name: 'Prehľad' }).waitFor();
};
const yesterday = /včera\s\d\d:\d\d, Jana Ukážková/;

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const { label, value } = await page.evaluate(() => {
      const focused = document.activeElement;
      const radio = focused instanceof HTMLInputElement ? focused.closest('label')?.textContent : null;
      return { label: focused?.getAttribute('aria-label'), value: radio ?? focused?.textContent };
    });
    if (label === name || value === name) {
      return;
    }
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

describe('the editor', () => {
  const world = setUpWorld();

  it('tells who changed a row when, and its spread; a save changes both at once, also for others', async () => {
    archiveDays(world());
    const { page: watching, complaints } = await openEditor(world());
    const { page } = await openEditor(world());
    for (const each of [page, watching]) {
      await rowOf(each, 'USD').getByText(yesterday).waitFor();
    }
    await rowOf(page, 'USD').getByText('3,17 %').waitFor();

    await wholePart(page, 'USD', 'Nákup').click();
    await page.keyboard.type('1,20');
    await rowOf(page, 'USD').getByText('4,26 %').waitFor();
    await page.keyboard.press('Control+s');
    await saveAnyway(page);
    await savedMessage(page).waitFor();
    for (const each of [page, watching]) {
      await rowOf(each, 'USD')
        .getByText(/^dnes\s\d\d:\d\d, Jana Ukážková$/)
        .waitFor();
      await rowOf(each, 'USD').getByText('4,26 %').waitFor();
    }
    expect(await rowOf(page, 'CZK').getByText(yesterday).count()).toBe(1);
    expect(complaints.list).toEqual([]);
  });

  it('marks a typo before it is saved, and the keys go from rate to rate as ever', async () => {
    archiveDays(world());
    const { page } = await openEditor(world());
    await wholePart(page, 'USD', 'Nákup').click();
    for (const key of ['1,19', 'Tab', '1,51', 'Tab', '191,5', 'Tab', '182,6', 'Enter']) {
      await (/^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
    }
    expect(await focusedLabel(page)).toBe('CZK Nákup, celá časť');
    await rowOf(page, 'USD').getByText('strata').waitFor();
    expect(await page.getByText('strata').count()).toBe(1);
    // The window is high enough for all rows: axe would report a control half under the bar as too small.
    await page.setViewportSize({ width: 1280, height: 3_000 });
    expect(await findViolations(page)).toEqual([]);
  });

  it('says that it does not know who made the changes, where the archive has only begun', async () => {
    resetRates(world().backend);
    const { page } = await openEditor(world());
    await rowOf(page, 'USD').getByText('pred začiatkom histórie').waitFor();
    await decimalPart(page, 'CZK', 'Nákup').fill('9');
    await save(page);
    await rowOf(page, 'CZK').getByText('dnes').waitFor();
    expect(await rowOf(page, 'USD').getByText('pred začiatkom histórie').count()).toBe(1);
  });
});

describe('the overview', () => {
  const world = setUpWorld();

  it('marks a wrong rate as it is saved elsewhere, and leads to it by the keyboard alone', async () => {
    archiveDays(world());
    const { page, complaints } = await openEditor(world());
    await openOverview(page);
    await page.getByText('Všetky rozpätia sú obvyklé.').waitFor();
    expect(await page.locator('.sparkline').count()).toBe(29);

    // Two digits of the sell rate are swapped: 395.5 instead of 359.5.
    world().backend.write('/currencies/huf/sell', 395.5);
    await rowOf(page, 'HUF').getByText('predaj je nad nákupom, zmenáreň stráca').waitFor();
    await page.getByText('Nezvyčajné rozpätie: 1 mena.').waitFor();
    expect(await page.getByRole('rowheader').first().textContent()).toContain('HUF');
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('heading', { name: 'Prehľad' }).focus();
    await tabTo(page, 'nezvyčajné hore');
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await page.getByRole('rowheader').first().textContent()).toContain('USD'));
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'Upraviť HUF');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focusedLabel(page)).toBe('HUF Nákup, celá časť'));
    await openOverview(page);
    await page.getByRole('link', { name: 'História HUF' }).click();
    await page.getByText(/^Zobrazené: 4\d zmien$/).waitFor();
    await eventually(async () =>
      expect((await page.getByRole('rowheader').allTextContents()).every((text) => text.startsWith('HUF'))).toBe(true),
    );
    expect(complaints.list).toEqual([]);
  });

  it('asks for thirty days by one question, whatever the archive holds besides', async () => {
    archiveDays(world());
    const { page } = await openEditor(world());
    await rowOf(page, 'USD').getByText(yesterday).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/archive.json')) {
        asked.push(request.url());
      }
    });
    await openOverview(page);
    // One request is for the thirty days, the other one for the beginning of the archive.
    expect(asked).toHaveLength(2);
  });
});

describe.each([
  [16, [320, 768, 1280]],
  [32, [320, 360]],
] as const)('with text of %i px', (textSize, widths) => {
  const world = setUpWorld(undefined, withTextSize(textSize));

  it.each(widths)('nothing of both pages is cut, covered or out of reach at %i px', async (width) => {
    archiveDays(world());
    world().backend.write('/currencies/huf/sell', 395.5);
    const { page } = await openEditor(world(), { viewport: { width, height: 740 }, hasTouch: true });
    await rowOf(page, 'USD').getByText(yesterday).waitFor();
    expect(await findLayoutFaults(page)).toEqual([]);
    await openOverview(page);
    expect([await findLayoutFaults(page), await findViolations(page)]).toEqual([[], []]);
    const links = page.locator('.overview__link');
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
