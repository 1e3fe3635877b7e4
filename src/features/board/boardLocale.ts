import { createRequiredContext } from '../../site/requiredContext';
import type { Site } from '../../site/site';
import type { BoardWords } from '../../site/words/skBoard';

/** The texts and the site data of a window board in one language. */
export interface BoardLocale {
  readonly site: Site;
  readonly words: BoardWords;
}

/** The locales of a board in one or two languages, the more important one first. */
export type BoardLocales = readonly [BoardLocale, ...BoardLocale[]];

/** Provides the board's locales. */
export const [BoardLocaleContext, useBoardLocales] = createRequiredContext<BoardLocales>('BoardLocaleContext');
