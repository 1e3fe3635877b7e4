/** The texts directly inside an element; a text that only <wbr> elements split counts as one. */
export function ownTexts(element: Element): readonly string[] {
  return [...element.children].some(({ tagName }) => tagName === 'WBR')
    ? [element.textContent]
    : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? '');
}
