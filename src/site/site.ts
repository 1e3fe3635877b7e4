import type { Format } from './format';
import { createFormat } from './format';
import type { Language } from './languages';
import type { Office } from './office';
import type { Words } from './words/sk';

/** Everything that the site says, as one value: in which language, by which words and formats, and of which office. */
export interface Site {
  readonly language: Language;
  readonly words: Words;
  readonly format: Format;
  readonly office: Office;
}

export function createSite(language: Language, words: Words, office: Office): Site {
  return { language, words, office, format: createFormat(language, words.formats, office) };
}
