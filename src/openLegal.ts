/** Entry of the chunk of the pages about conditions and personal data; their texts come in a chunk of their own. */
import '../styles/legal.scss';
import { createLegalPages } from './pages/legal/createLegalPages';
import type { LegalPages } from './pages/legal/legalPages';
import type { Environment } from './services/firebase/environment';
import { technicalFactsOf } from './technicalFacts';
import type { LegalWords } from './site/words/skLegal';

/** The pages with these texts, about a build that was made for this environment. */
export function openLegal(words: LegalWords, environment: Environment): LegalPages {
  return createLegalPages(words, technicalFactsOf(environment));
}
