import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every rule of WCAG 2.2 A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes axe longer than all its other rules together: it asks what lies behind every text. */
const CONTRAST = 'color-contrast';

/** Gives each rule that the page's document breaks, with the elements that break it; frames are other sites' matter. */
export async function findViolations(page: Page, withContrast = true): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    async ([values, rules]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run({
        runOnly: { type: 'tag', values: [...values] },
        rules,
        iframes: false,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [RULES, { [CONTRAST]: { enabled: withContrast } }] as const,
  );
}
