import type { Language } from '../../src/site/languages';
import { DEFAULT_LANGUAGE, languages } from '../../src/site/languages';
import type { Site } from '../../src/site/site';
import { createSite } from '../../src/site/site';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import type { StaffWords } from '../../src/site/words/staffWords';
import { staffWords } from '../../src/site/words/staffWords';
import { calculatorWords, siteWords } from '../support/allWords';
import { bracketedCalculatorWords, bracketedStaffWords, bracketedWords } from '../support/bracketedWords';

/** All that is said to visitors and staff in one language. */
export interface Speech {
  readonly site: Site;
  readonly staffWords: StaffWords;
  readonly calculatorWords: CalculatorWords;
}

/** What is said in every language alike. */
export type Facts = Pick<Site, 'office' | 'currencyNames'>;

/** The site's languages, and the made-up one of the tests. */
export type CatalogueLanguage = Language | 'bracketed';

/** What an office says in every language of the catalogue; to its staff it speaks Slovak in all but the made-up one. */
export function createSpeeches({ office, currencyNames }: Facts): Readonly<Record<CatalogueLanguage, Speech>> {
  const speeches = languages.map((language): [Language, Speech] => [
    language,
    {
      site: createSite(language, siteWords[language], office, currencyNames),
      staffWords,
      calculatorWords: calculatorWords[language],
    },
  ]);
  return {
    ...(Object.fromEntries(speeches) as Record<Language, Speech>),
    bracketed: {
      site: createSite(DEFAULT_LANGUAGE, bracketedWords, office, currencyNames),
      staffWords: bracketedStaffWords,
      calculatorWords: bracketedCalculatorWords,
    },
  };
}
