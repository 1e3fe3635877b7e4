import type { Language } from '../../src/site/languages';
import { languages } from '../../src/site/languages';
import { handheldStories, visitorStories } from '../catalogue/allStories';
import type { Reader } from './support/readStories';
import { readStories } from './support/readStories';

/**
 * The readers of a translation: with normal text on a phone, the narrowest one for the languages with the longest words, and
 * with large text on the narrowest phone.
 */
function readersOf(language: Language): readonly Reader[] {
  const width = ['de', 'hu'].includes(language) ? 320 : 360;
  return [
    { textSize: 16, language, widths: [width], looksAt: visitorStories, withAxe: false },
    { textSize: 32, language, widths: [320], looksAt: visitorStories, withAxe: false },
  ];
}

readStories([
  { textSize: 16, language: 'sk', widths: [320, 360, 1280], looksAt: handheldStories, withAxe: true, contrastAt: [320, 1280] },
  { textSize: 32, language: 'sk', widths: [320, 1280], looksAt: handheldStories, withAxe: true, contrastAt: [1280] },
  { textSize: 16, language: 'bracketed', widths: [320], looksAt: handheldStories, withAxe: true, contrastAt: [] },
  { textSize: 16, language: 'sk', widths: [320], looksAt: handheldStories, isSpaced: true, withAxe: false },
  ...languages.filter((language) => language !== 'sk').flatMap(readersOf),
]);
