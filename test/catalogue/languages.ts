import type { Language } from '../../src/site/languages';
import { DEFAULT_LANGUAGE } from '../../src/site/languages';
import type { Site } from '../../src/site/site';
import { createSite } from '../../src/site/site';
import { sk } from '../../src/site/words/sk';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import type { StaffWords } from '../../src/site/words/staffWords';
import { staffWords } from '../../src/site/words/staffWords';
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

/** What an office says in every language of the catalogue. */
export function createSpeeches({ office, currencyNames }: Facts): Readonly<Record<CatalogueLanguage, Speech>> {
  return {
    sk: { site: createSite('sk', sk, office, currencyNames), staffWords, calculatorWords: skCalculator },
    bracketed: {
      site: createSite(DEFAULT_LANGUAGE, bracketedWords, office, currencyNames),
      staffWords: bracketedStaffWords,
      calculatorWords: bracketedCalculatorWords,
    },
  };
}
