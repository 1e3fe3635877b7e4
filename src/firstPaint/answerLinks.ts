/**
 * Does what a chosen link asks for besides its address, from the first sight on. A link of the open menu closes it, also when it
 * was chosen before this script had come; the browser itself closes it for a press outside of it alone. Older browsers know no
 * popovers, and show the menu always. The way to another language takes along what the address carries: the calculation, which
 * holds in any language.
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
