import type { Dispatch } from '@reduxjs/toolkit';
import { withContext } from '../../../site/requiredContext';
import type { DevelopmentWords } from '../../../site/words/skDevelopment';
import type { DevelopmentPart } from '../developmentPart';
import { Development } from './Development';
import { developmentClosed, developmentOpened } from './developmentsSlice';
import { DevelopmentWordsContext } from './useDevelopmentWords';

/** Creates the part that shows a currency's last days, in one language. */
export function createDevelopmentPart(words: DevelopmentWords, dispatch: Dispatch): DevelopmentPart {
  return {
    View: withContext(DevelopmentWordsContext, words, Development),
    open: (id) => {
      dispatch(developmentOpened({ id }));
      return () => void dispatch(developmentClosed({ id }));
    },
  };
}
