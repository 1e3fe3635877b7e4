import type { Dispatch } from '@reduxjs/toolkit';
import type { DevelopmentWords } from '../../../site/words/skDevelopment';
import type { DevelopmentPart, DevelopmentProps } from '../developmentPart';
import { Development } from './Development';
import { developmentClosed, developmentOpened } from './developmentsSlice';
import { DevelopmentWordsContext } from './useDevelopmentWords';

/** What shows a currency's last days, in one language. */
export function createDevelopmentPart(words: DevelopmentWords, dispatch: Dispatch): DevelopmentPart {
  return {
    View: function DevelopmentInWords(props: DevelopmentProps) {
      return (
        <DevelopmentWordsContext value={words}>
          <Development {...props} />
        </DevelopmentWordsContext>
      );
    },
    open: (id) => {
      dispatch(developmentOpened({ id }));
      return () => void dispatch(developmentClosed({ id }));
    },
  };
}
