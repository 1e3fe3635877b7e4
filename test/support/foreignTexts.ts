import { languageCodes, languageNames } from '../../src/site/languages';
import type { Site } from '../../src/site/site';
import { measurementEntries, storedEntries } from '../../src/site/storedEntries';
import { ownTexts } from './ownTexts';

const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
/** Elements whose value the page uses but never shows. */
const WITHOUT_SHOWN_VALUE = 'option, input[type=radio], input[type=checkbox]';

/** All texts inside a value, at any depth. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? [value] : [];
}

/** The texts that people see or hear in a part of the page, by default the whole page. */
export function shownTexts(root: Element = document.body): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...ownTexts(element),
    ...READ_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    element.matches(WITHOUT_SHOWN_VALUE) ? '' : (element.getAttribute('value') ?? ''),
  ]);
}

/** Texts that a site shows in every language: the office's facts, codes and names of currencies, and stored entries' names. */
export function factsOf({ office, currencyNames }: Pick<Site, 'office' | 'currencyNames'>): readonly string[] {
  return [
    ...textsIn(office),
    // The logo splits the brand.
    ...office.brand.split(/ (.+)/, 2),
    ...Object.entries(currencyNames).flat(),
    // Each language's name is in that language, for people who know no other.
    ...textsIn([languageNames, languageCodes]),
    ...textsIn([storedEntries, measurementEntries]),
  ];
}

/** The shown texts that are neither in the made-up language's brackets nor among the facts common to all languages. */
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

/** A pattern that finds each fact as whole words; longest first, because one fact may begin with another. */
function patternOf(facts: readonly string[]): RegExp {
  const whole = [...new Set(facts.map(plain))]
    .filter((fact) => /\p{L}/u.test(fact))
    .sort((one, other) => other.length - one.length)
    .map((fact) => fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${whole.join('|')})(?!\\p{L})`, 'gu');
}

/** Replaces every space by a plain one: some spaces are non-breaking. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
