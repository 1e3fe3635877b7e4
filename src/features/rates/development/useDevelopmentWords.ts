import { createRequiredContext } from '../../../site/requiredContext';
import type { DevelopmentWords } from '../../../site/words/skDevelopment';

/** The texts of a currency's last days. */
export const [DevelopmentWordsContext, useDevelopmentWords] = createRequiredContext<DevelopmentWords>('DevelopmentWordsContext');
