import type { Language } from '../../src/site/languages';
import { DEFAULT_LANGUAGE, languages } from '../../src/site/languages';
import type { CurrencyNames } from '../../src/site/nameCurrency';
import type { Office } from '../../src/site/office';
import type { Site } from '../../src/site/site';
import { createSite } from '../../src/site/site';
import type { BoardWords } from '../../src/site/words/skBoard';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import type { ConsentWords } from '../../src/site/words/skConsent';
import type { TrendWords } from '../../src/site/words/skTrend';
import type { LegalWords } from '../../src/site/words/skLegal';
import type { StaffWords } from '../../src/site/words/staffWords';
import { staffWords } from '../../src/site/words/staffWords';
import { legalWordsOf, wordsOf } from '../../src/wordsOf';
import { boardWordsOf } from '../support/boardWordsOf';
import { calculatorWordsOf } from '../support/calculatorWordsOf';
import { consentWordsOf } from '../support/consentWordsOf';
import { trendWordsOf } from '../support/trendWordsOf';
import {
  bracketedBoardWords,
  bracketedCalculatorWords,
  bracketedConsentWords,
  bracketedTrendWords,
  bracketedLegalWords,
  bracketedStaffWords,
  bracketedWords,
} from '../support/bracketedWords';

/** All texts for visitors and staff in one language. */
export interface CatalogueTexts {
  readonly site: Site;
  readonly staffWords: StaffWords;
  readonly calculatorWords: CalculatorWords;
  readonly trendWords: TrendWords;
  readonly legalWords: LegalWords;
  readonly consentWords: ConsentWords;
  readonly boardWords: BoardWords;
}

/** The office's data, and the names of currencies in each language. */
export interface Facts {
  readonly office: Office;
  readonly currencyNames: Readonly<Record<Language, CurrencyNames>>;
}

/** The site's languages, and the bracketed one, which only the tests use. */
export type CatalogueLanguage = Language | 'bracketed';

/** Builds an office's texts in every language of the catalogue; staff texts are Slovak, except in the bracketed language. */
export function createCatalogueTexts({ office, currencyNames }: Facts): Readonly<Record<CatalogueLanguage, CatalogueTexts>> {
  const textsByLanguage = languages.map((language): [Language, CatalogueTexts] => [
    language,
    {
      site: createSite(language, wordsOf[language], office, currencyNames[language]),
      staffWords,
      calculatorWords: calculatorWordsOf[language],
      trendWords: trendWordsOf[language],
      legalWords: legalWordsOf[language],
      consentWords: consentWordsOf[language],
      boardWords: boardWordsOf[language],
    },
  ]);
  return {
    ...(Object.fromEntries(textsByLanguage) as Record<Language, CatalogueTexts>),
    bracketed: {
      site: createSite(DEFAULT_LANGUAGE, bracketedWords, office, currencyNames[DEFAULT_LANGUAGE]),
      staffWords: bracketedStaffWords,
      calculatorWords: bracketedCalculatorWords,
      trendWords: bracketedTrendWords,
      legalWords: bracketedLegalWords,
      consentWords: bracketedConsentWords,
      boardWords: bracketedBoardWords,
    },
  };
}
