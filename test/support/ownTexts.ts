/** The texts that stand in an element itself; one text where places to break lines are all that parts it. */
export function ownTexts(element: Element): readonly string[] {
  return [...element.children].some(({ tagName }) => tagName === 'WBR')
    ? [element.textContent]
    : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? '');
}
