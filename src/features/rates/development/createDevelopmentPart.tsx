import type { DevelopmentWords } from '../../../site/words/skDevelopment';
import type { DevelopmentPart } from '../developmentPart';
import { Development } from './Development';
import { DevelopmentWordsContext } from './useDevelopmentWords';

/** What shows a currency's last days, in one language. */
export function createDevelopmentPart(words: DevelopmentWords): DevelopmentPart {
  return function DevelopmentInWords(props) {
    return (
      <DevelopmentWordsContext value={words}>
        <Development {...props} />
      </DevelopmentWordsContext>
    );
  };
}
