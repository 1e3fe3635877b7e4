import { boardStories } from './stories/boardStories';
import { calculatorStories } from './stories/calculatorStories';
import { currenciesStories } from './stories/currenciesStories';
import { consentStories } from './stories/consentStories';
import { trendStories } from './stories/trendStories';
import { editorStories } from './stories/editorStories';
import { importStories } from './stories/importStories';
import { historyStories } from './stories/historyStories';
import { overviewStories } from './stories/overviewStories';
import { noticesStories } from './stories/noticesStories';
import { legalStories } from './stories/legalStories';
import { ratesStories } from './stories/ratesStories';
import { sheetStories } from './stories/sheetStories';
import { signInStories } from './stories/signInStories';
import { siteStories } from './stories/siteStories';
import type { Story } from './story';

/** What visitors see, in every language; the staff area exists in Slovak only. */
export const visitorStories: readonly Story[] = [
  ...siteStories,
  ...legalStories,
  ...ratesStories,
  ...trendStories,
  ...calculatorStories,
  ...consentStories,
];

/** All stories of the catalogue, by heading. */
export const storyGroups: Readonly<Record<string, readonly Story[]>> = {
  Pages: siteStories,
  Law: legalStories,
  Rates: ratesStories,
  'Last days': trendStories,
  Calculator: calculatorStories,
  Consent: consentStories,
  Board: boardStories,
  'Sign-in': signInStories,
  'Rate editor': editorStories,
  Currencies: currenciesStories,
  Import: importStories,
  History: historyStories,
  Overview: overviewStories,
  Paper: sheetStories,
  Notices: noticesStories,
};

export const stories: readonly Story[] = Object.values(storyGroups).flat();

/** Stories for phones and computers. The board is for screens in the window only, which test/browser/board.test.ts tests. */
export const handheldStories: readonly Story[] = stories.filter((story) => !boardStories.includes(story));
