import type { Format } from './format';
import { createFormat } from './format';
import type { Language } from './languages';
import type { Office } from './office';
import type { Words } from './words/sk';

/** Names of currencies by their codes, for what the list has not named yet. */
export type CurrencyNames = Readonly<Record<string, string>>;

/** Everything that the site says, as one value: in which language, by which words and formats, and of which office. */
export interface Site {
  readonly language: Language;
  readonly words: Words;
  readonly format: Format;
  readonly office: Office;
  readonly currencyNames: CurrencyNames;
}

export function createSite(language: Language, words: Words, office: Office, currencyNames: CurrencyNames): Site {
  return { language, words, office, currencyNames, format: createFormat(language, words.formats, office) };
}
