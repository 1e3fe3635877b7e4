import { useId } from 'react';
import type { ReactNode } from 'react';
import { Choice } from '../../ui/Choice';

interface Props<Answer> {
  readonly heading: string;
  /** The text before the answers. */
  readonly children: ReactNode;
  readonly answers: readonly { readonly answer: Answer; readonly text: string }[];
  readonly chosen: Answer | null;
  readonly onChoose: (answer: Answer) => void;
  readonly isWarning?: boolean;
}

/** A question with its answers as radio buttons. */
export function Question<Answer>({ heading, children, answers, chosen, onChoose, isWarning = false }: Props<Answer>) {
  const id = useId();
  return (
    <section className={isWarning ? 'import__question import__question--warning' : 'import__question'}>
      <h2 id={id} className="import__heading">
        {heading}
      </h2>
      {children}
      <div role="radiogroup" aria-labelledby={id} className="import__answers">
        {answers.map(({ answer, text }) => (
          <Choice key={text} name={id} isChosen={answer === chosen} onChosen={() => onChoose(answer)}>
            {text}
          </Choice>
        ))}
      </div>
    </section>
  );
}
