/**
 * Does what a link should do besides changing the address, from the first paint on. A link of the open menu closes the
 * menu, even if it was pressed before this script arrived; the browser itself closes it only for a press outside. Older
 * browsers have no popovers and always show the menu. A link to another language takes the address's parameters along:
 * the calculation is valid in any language.
 */
export function answerLinks(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link?.hreflang) {
      link.search = page.location.search;
    }
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
  if (page.location.hash) {
    page.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  }
}
