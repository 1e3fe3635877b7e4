import type { Page } from 'playwright-core';

/** The text spacing of WCAG 2.2 (1.4.12): a page must lose no content when a reader sets it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Sets this spacing on the page's document, as a reader's own style sheet would. */
export async function setReadersSpacing(page: Page): Promise<void> {
  // The page's policy blocks new <style> elements, but not style sheets that scripts construct.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}
