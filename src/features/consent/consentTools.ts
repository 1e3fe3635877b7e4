import type { Clock } from '../../ports/clock';
import { createRequiredContext } from '../../site/requiredContext';
import type { ConsentWords } from '../../site/words/skConsent';

/** The texts and the clock that the question and the footer's button need. */
export interface ConsentTools {
  readonly words: ConsentWords;
  readonly clock: Clock;
}

export const [ConsentToolsContext, useConsentTools] = createRequiredContext<ConsentTools>('ConsentToolsContext');
