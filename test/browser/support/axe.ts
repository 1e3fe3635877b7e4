import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Every rule of WCAG 2.2 A and AA, and axe's best practices; gives each broken one with the elements that break it. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
