import { createRequiredContext } from '../../site/requiredContext';
import type { Site } from '../../site/site';
import type { BoardWords } from '../../site/words/skBoard';

/** The texts and the site data of a window board in one language. */
export interface BoardSpeech {
  readonly site: Site;
  readonly words: BoardWords;
}

/** The speeches of a board in one or two languages, the more important one first. */
export type BoardSpeeches = readonly [BoardSpeech, ...BoardSpeech[]];

/** Provides the board's speeches. */
export const [BoardSpeechContext, useBoardSpeeches] = createRequiredContext<BoardSpeeches>('BoardSpeechContext');
