/** Entry of the chunk with the pages about conditions and personal data; their texts have a chunk of their own. */
import '../styles/legal.scss';
import { createLegalPages } from './pages/legal/createLegalPages';
import type { LegalPages } from './pages/legal/legalPages';
import type { Environment } from './services/firebase/environment';
import { technicalFactsOf } from './technicalFacts';
import type { LegalWords } from './site/words/skLegal';

/** Creates the pages with these texts and the technical facts of this environment. */
export function openLegal(words: LegalWords, environment: Environment): LegalPages {
  return createLegalPages(words, technicalFactsOf(environment));
}
