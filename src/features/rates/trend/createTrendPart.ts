import type { Dispatch } from '@reduxjs/toolkit';
import { withContext } from '../../../site/requiredContext';
import type { TrendWords } from '../../../site/words/skTrend';
import type { TrendPart } from '../trendPart';
import { Trend } from './Trend';
import { trendClosed, trendOpened } from './trendsSlice';
import { TrendWordsContext } from './useTrendWords';

/** Creates the part that shows a currency's last days, in one language. */
export function createTrendPart(words: TrendWords, dispatch: Dispatch): TrendPart {
  return {
    View: withContext(TrendWordsContext, words, Trend),
    open: (id) => {
      dispatch(trendOpened({ id }));
      return () => void dispatch(trendClosed({ id }));
    },
  };
}
