import type { Format } from './format';
import { createFormat } from './format';
import type { Language } from './languages';
import type { CurrencyNames, NamedCurrency } from './nameCurrency';
import { nameBy, namingOf } from './nameCurrency';
import type { Office } from './office';
import type { Words } from './words/sk';

/** Everything that the site says, as one value: its language, words and formats, and the office. */
export interface Site {
  readonly language: Language;
  readonly words: Words;
  readonly format: Format;
  readonly office: Office;
  readonly currencyNames: CurrencyNames;
  /** A currency's name in this language; null when its record has none. */
  readonly nameOf: <Name extends string | null>(currency: NamedCurrency<Name>) => Name | string;
}

/** What the pages of one language say, whatever office they are about. */
export type Locale = Pick<Site, 'language' | 'words' | 'currencyNames'>;

export function createSite(language: Language, words: Words, office: Office, currencyNames: CurrencyNames): Site {
  const naming = namingOf(language, currencyNames);
  return {
    language,
    words,
    office,
    currencyNames,
    format: createFormat(language, words.formats, office),
    nameOf: (currency) => nameBy(naming, currency),
  };
}
