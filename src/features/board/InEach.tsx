import type { ReactNode } from 'react';
import type { BoardSpeech } from './boardSpeech';
import { useBoardSpeeches } from './boardSpeech';

interface Props {
  readonly className: string;
  readonly children: (speech: BoardSpeech) => ReactNode;
}

/** Renders its children once for each language of the board, with the `lang` attribute that screen readers need. */
export function InEach({ className, children }: Props) {
  return useBoardSpeeches().map((speech) => (
    <span key={speech.site.language} lang={speech.site.language} className={className}>
      {children(speech)}
    </span>
  ));
}
