import type { LegalWords } from '../../site/words/skLegal';
import { Conditions } from './Conditions';
import type { LegalPages } from './legalPages';
import type { TechnicalFacts } from './Privacy';
import { Privacy } from './Privacy';

/** Creates the legal pages in one language, for one build. */
export function createLegalPages(words: LegalWords, facts: TechnicalFacts): LegalPages {
  return {
    conditions: () => <Conditions words={words} />,
    privacy: () => <Privacy words={words} facts={facts} />,
  };
}
