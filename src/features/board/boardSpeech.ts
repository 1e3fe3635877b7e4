import { createContext, useContext } from 'react';
import type { Site } from '../../site/site';
import type { BoardWords } from '../../site/words/skBoard';

/** What a window board says in one language. */
export interface BoardSpeech {
  readonly site: Site;
  readonly words: BoardWords;
}

/** In one language or in two, the more important one first. */
export type BoardSpeeches = readonly [BoardSpeech, ...BoardSpeech[]];

/** The composition root fills this in. */
export const BoardSpeechContext = createContext<BoardSpeeches | null>(null);

/** What the board says; throws outside of a `BoardSpeechContext`. */
export function useBoardSpeeches(): BoardSpeeches {
  const speeches = useContext(BoardSpeechContext);
  if (speeches === null) {
    throw new Error('There is no BoardSpeechContext around this component.');
  }
  return speeches;
}
