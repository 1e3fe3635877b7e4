import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** axe's tags for every rule of WCAG 2.2 A and AA, and for its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The contrast rule takes longer than all other rules together, because axe looks up what lies behind every text. */
const CONTRAST = 'color-contrast';

/**
 * Returns each rule that the page's document violates, with the violating elements; ignores frames, which belong to other
 * sites.
 */
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
