/** Calls the function whenever a link to another language is pressed, before that link reads the address (answerLinks.ts). */
export function beforeLanguageLinks(page: Document, act: () => void): void {
  page.addEventListener('click', ({ target }) => (target as Element).closest('a')?.hreflang && act(), { capture: true });
}
