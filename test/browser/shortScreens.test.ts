import type { Page } from 'playwright-core';
import { withTextSize } from './support/browser';
import { waitForRows, waitUntilLive } from './support/homePage';
import { openEditor } from './support/staffPages';
import { setUpWorld } from './support/world';

/** The largest share of the window's height that bars may take while the page scrolls. */
const SHARE = 1 / 3;

/** Presses Tab this many times; returns the controls that a bar hid when they got the focus. */
async function findHidden(page: Page, presses: number): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(async () => {
      // The browser scrolls the focused control into view by the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (!focused || focused === document.body) {
        return null;
      }
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      const spots = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      const isSeen = spots.some((spot) => spot !== null && (focused.contains(spot) || spot.contains(focused)));
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    if (name !== null) {
      hidden.push(name);
    }
  }
  return hidden;
}

/** The share of the window's height that sticky bars take. */
const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, thead, .save-bar')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight;
  });

const screens = [
  { width: 740, height: 360 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

describe.each([16, 32])('with text of %i px', (textSize) => {
  const world = setUpWorld(undefined, withTextSize(textSize));

  describe.each(screens)('on a screen of $width × $height px', (viewport) => {
    const options = { viewport };

    it('bars leave room for the home page and hide no control that has the focus', async () => {
      const { page } = await world().openPage('/', options);
      await waitForRows(page, 29);
      await waitUntilLive(page, world().backend);
      expect(await shareOfBars(page)).toBeLessThan(SHARE);
      expect(await findHidden(page, 24)).toEqual([]);
    });

    it('bars leave room for the editor and hide no field that has the focus', async () => {
      const { page } = await openEditor(world(), options);
      expect(await shareOfBars(page)).toBeLessThan(SHARE);
      expect(await findHidden(page, 40)).toEqual([]);
    });
  });
});
