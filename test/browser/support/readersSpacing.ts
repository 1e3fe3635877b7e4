import type { Page } from 'playwright-core';

/** The least that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Gives the texts of the page's document a reader's own spacing. */
export async function setReadersSpacing(page: Page): Promise<void> {
  // Set through the object model, which the page's policy leaves to the reader.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}
