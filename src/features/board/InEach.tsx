import type { ReactNode } from 'react';
import type { BoardSpeech } from './boardSpeech';
import { useBoardSpeeches } from './boardSpeech';

interface Props {
  readonly className: string;
  readonly children: (speech: BoardSpeech) => ReactNode;
}

/** The same in each language of the board, marked as such for those to whom it is read. */
export function InEach({ className, children }: Props) {
  return useBoardSpeeches().map((speech) => (
    <span key={speech.site.language} lang={speech.site.language} className={className}>
      {children(speech)}
    </span>
  ));
}
