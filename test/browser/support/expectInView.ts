import type { Locator } from 'playwright-core';
import { eventually } from '../../support/eventually';

/** Waits until an element is there, and until all of it is inside the window, with nothing on top of it. */
export async function expectInView(target: Locator): Promise<void> {
  await target.waitFor();
  await eventually(async () =>
    expect(
      await target.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return {
          isInside: left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
          isUncovered: spot !== null && element.contains(spot),
        };
      }),
    ).toEqual({ isInside: true, isUncovered: true }),
  );
}
