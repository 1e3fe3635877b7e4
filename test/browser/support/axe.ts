import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every rule of WCAG 2.2 A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Gives each rule that the page's document breaks, with the elements that break it; frames are other sites' matter. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(async (values) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run({ runOnly: { type: 'tag', values }, iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, RULES);
}
