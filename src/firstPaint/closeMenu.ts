/**
 * Closes the open menu when one of its links is chosen, also when that was before this script had come; the browser itself
 * closes it for a press outside of it alone. Older browsers know no popovers, and show the menu always.
 */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
  if (page.location.hash) {
    page.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  }
}
