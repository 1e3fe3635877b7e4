import type { Page } from 'playwright-core';

/**
 * Lists what readers can't see or reach, one sentence each: text that leaves its box or the window, words that break across
 * lines, overlapping texts or controls, sideways scrolling.
 */
export function findLayoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(inspectLayout);
}

/** Runs in the page, so everything that it uses must be defined inside it. */
function inspectLayout(): readonly string[] {
  /** Differences up to this size are invisible, in pixels. */
  const TOLERANCE = 1;
  /** How much of a line's box may be cut off, as a fraction of the font size: glyphs are lower than their line's box. */
  const LINE_TOLERANCE = 0.35;
  const CONTROLS = 'a, button, input, select, textarea, iframe, img, svg';

  interface Part {
    readonly element: Element;
    readonly name: string;
    readonly boxes: readonly DOMRect[];
  }

  const root = document.documentElement;
  // An open modal dialog makes the rest of the page unreachable, so only the dialog is inspected.
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const faults = new Set<string>();

  /** Caches the answer for each element: nothing moves during the inspection, and many elements share ancestors. */
  const remembered = <Answer>(find: (element: Element) => Answer): ((element: Element) => Answer) => {
    const answers = new Map<Element, { readonly answer: Answer }>();
    return (element) => {
      const known = answers.get(element) ?? { answer: find(element) };
      answers.set(element, known);
      return known.answer;
    };
  };
  const isClippedAway: (element: Element) => boolean = remembered(
    (element) =>
      getComputedStyle(element).clipPath !== 'none' || (element.parentElement !== null && isClippedAway(element.parentElement)),
  );
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClippedAway(element);
  /**
   * The nearest element, from this one upwards, that is raised above the page, such as a sticky bar or the open menu; it may
   * cover others. Null if there is none.
   */
  const layerOf: (element: Element) => Element | null = remembered((element) => {
    // An open menu is meant to cover what is below it.
    if (element.matches(':popover-open')) {
      return element;
    }
    const { zIndex } = getComputedStyle(element);
    return zIndex === 'auto' ? element.parentElement && layerOf(element.parentElement) : element;
  });
  const frameOf = remembered((element) => {
    const { display, overflowX, overflowY, position } = getComputedStyle(element);
    return {
      isFrame: display !== 'inline' && display !== 'contents',
      isClipping: /hidden|clip/.test(overflowX + overflowY),
      isFixed: position === 'fixed',
      box: element.getBoundingClientRect(),
    };
  });
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

  const texts: Part[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || element.closest('select, script, style, noscript, template') || !isShown(element)) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ element, name: `"${text.trim()}" in ${nameOf(element)}`, boxes: [...range.getClientRects()] });

    for (const { index, 0: word } of text.matchAll(/[^\s\u200b-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) {
        faults.add(`broken: ${word} in ${nameOf(element)}`);
      }
    }
  }

  const controls: Part[] = [...scope.querySelectorAll(CONTROLS)]
    .filter((element) => isShown(element) && !element.parentElement?.closest('svg'))
    .map((element) => ({ element, name: nameOf(element), boxes: [element.getBoundingClientRect()] }));

  const findCuts = ({ element, name, boxes }: Part, isText: boolean): void => {
    const slack = isText ? LINE_TOLERANCE * parseFloat(getComputedStyle(element).fontSize) : TOLERANCE;
    for (const box of boxes) {
      if (box.left < -TOLERANCE || box.right > root.clientWidth + TOLERANCE) {
        faults.add(`outside the window: ${name}`);
      }
      for (
        let ancestor = isText ? element : element.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const { isFrame, isClipping, isFixed, box: frame } = frameOf(ancestor);
        if (!isFrame) {
          continue;
        }
        if (box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE) {
          faults.add(`beside its box ${nameOf(ancestor)}: ${name}`);
          break;
        }
        const isButton = isText && ancestor.matches('a, button');
        if ((isClipping || isButton) && (box.top < frame.top - slack || box.bottom > frame.bottom + slack)) {
          faults.add(`cut by ${nameOf(ancestor)}: ${name}`);
        }
        if (isFixed || (ancestor !== element && ancestor.matches('dialog'))) {
          break;
        }
      }
    }
  };
  texts.forEach((part) => findCuts(part, true));
  controls.forEach((part) => findCuts(part, false));

  // The text in a field is not a text node of the document, so it is measured on a canvas.
  const canvas = document.createElement('canvas').getContext('2d');
  for (const { element, name } of controls) {
    if (!canvas || !(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) {
      continue;
    }
    const isPlaceholder = element instanceof HTMLInputElement && element.value === '';
    const style = getComputedStyle(element, isPlaceholder ? '::placeholder' : null);
    const shown =
      element instanceof HTMLSelectElement
        ? [...element.options].map(({ text }) => text)
        : [['password', 'radio', 'checkbox'].includes(element.type) ? '' : element.value || element.placeholder];
    const box = getComputedStyle(element);
    const room = element.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight);
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    canvas.wordSpacing = style.wordSpacing;
    for (const text of element.matches('select') ? shown.slice(0, 1) : shown) {
      // An invalid value may have any length, because the field scrolls.
      if (!element.matches('[aria-invalid="true"]') && canvas.measureText(text).width > room + TOLERANCE) {
        faults.add(`cut: "${text}" in ${name}, ${Math.round(canvas.measureText(text).width)} px in ${Math.round(room)} px`);
      }
    }
    if (parseFloat(style.fontSize) > element.clientHeight) {
      faults.add(`cut: the height of ${name}`);
    }
  }

  const overlap = (one: DOMRect, other: DOMRect, slack: number): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  const parts = [...texts, ...controls.filter(({ element }) => element.matches('a, button, input, select'))];
  parts.forEach((one, index) => {
    const slack = LINE_TOLERANCE * parseFloat(getComputedStyle(one.element).fontSize);
    for (const other of parts.slice(index + 1)) {
      if (
        one.boxes.some((box) => other.boxes.some((otherBox) => overlap(box, otherBox, slack))) &&
        !one.element.contains(other.element) &&
        !other.element.contains(one.element) &&
        layerOf(one.element) === layerOf(other.element)
      ) {
        faults.add(`upon each other: ${one.name} and ${other.name}`);
      }
    }
  });

  if (root.scrollWidth > root.clientWidth) {
    faults.add(`the page scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`);
  }
  const openDialog = scope.matches('dialog') ? scope : null;
  if (openDialog && openDialog.scrollWidth > openDialog.clientWidth) {
    faults.add(`the dialog scrolls sideways: ${openDialog.scrollWidth} px in ${openDialog.clientWidth} px`);
  }
  return [...faults];
}
