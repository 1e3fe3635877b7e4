import { languageCodes, languageNames } from '../../src/site/languages';
import type { Site } from '../../src/site/site';
import { measurementEntries, storedEntries } from '../../src/site/storedEntries';
import { ownTexts } from './ownTexts';

const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
/** What these are worth is for the page alone. */
const WITHOUT_SHOWN_VALUE = 'option, input[type=radio], input[type=checkbox]';

/** Every text that a value holds, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? [value] : [];
}

/** What people see or hear of a part of the page, all of it unless told. */
export function shownTexts(root: Element = document.body): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...ownTexts(element),
    ...READ_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    element.matches(WITHOUT_SHOWN_VALUE) ? '' : (element.getAttribute('value') ?? ''),
  ]);
}

/** What a site shows in any language: facts of the office, codes and names of currencies, and names of what the browser keeps. */
export function factsOf({ office, currencyNames }: Pick<Site, 'office' | 'currencyNames'>): readonly string[] {
  return [
    ...textsIn(office),
    // The logo parts it.
    ...office.brand.split(/ (.+)/, 2),
    ...Object.entries(currencyNames).flat(),
    // Languages are named in themselves, for those who know no other.
    ...textsIn([languageNames, languageCodes]),
    ...textsIn([storedEntries, measurementEntries]),
  ];
}

/** What of it stands neither in the brackets of the made-up language nor among the facts, which are the same in any language. */
export function foreignTexts(facts: readonly string[], root?: Element): readonly string[] {
  const left = shownTexts(root)
    .map(withoutBrackets)
    .filter((text) => /\p{L}/u.test(text));
  const known = patternOf(facts);
  return left.filter((text) => /\p{L}/u.test(plain(text).replace(known, '')));
}

function withoutBrackets(text: string): string {
  const unbracketed = text.replace(/\[[^[\]]*\]/g, '');
  return unbracketed === text ? text : withoutBrackets(unbracketed);
}

/** Finds each fact as whole words; the longest first, because one may begin with another. */
function patternOf(facts: readonly string[]): RegExp {
  const whole = [...new Set(facts.map(plain))]
    .filter((fact) => /\p{L}/u.test(fact))
    .sort((one, other) => other.length - one.length)
    .map((fact) => fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${whole.join('|')})(?!\\p{L})`, 'gu');
}

/** With any space for a plain one: some of them keep words on a line. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
