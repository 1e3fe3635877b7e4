import { createRequiredContext } from '../../../site/requiredContext';
import type { TrendWords } from '../../../site/words/skTrend';

/** The texts of a currency's last days. */
export const [TrendWordsContext, useTrendWords] = createRequiredContext<TrendWords>('TrendWordsContext');
