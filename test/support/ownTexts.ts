/** The texts that stand in an element itself; one text where places to break lines are all that parts it. */
export function ownTexts(element: Element): readonly string[] {
  if (element.querySelector(':scope > wbr')) {
    return [element.textContent];
  }
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '');
}
