import type { Language } from '../../src/site/languages';
import { languages } from '../../src/site/languages';
import { visitorStories } from '../catalogue/allStories';
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

// By themselves, because together with the others they would be the longest file by far.
readStories(languages.filter((language) => language !== 'sk').flatMap(readersOf));
