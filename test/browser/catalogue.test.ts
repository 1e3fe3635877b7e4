import type { Language } from '../../src/site/languages';
import { languages } from '../../src/site/languages';
import { handheldStories, visitorStories } from '../catalogue/allStories';
import type { Reader } from './support/readStories';
import { readStories } from './support/readStories';

/** Who reads a translation: the narrowest phone for the languages of the longest words, and every one for large text. */
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
