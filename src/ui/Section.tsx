import type { ReactNode } from 'react';
import type { Anchor } from '../site/paths';
import { headingIdOf } from '../site/paths';

interface Props {
  readonly id: Anchor;
  readonly heading: string;
  /** Stands beside the heading where there is room, otherwise below it. */
  readonly intro?: ReactNode;
  readonly look?: 'plain' | 'shaded';
  /** Left out on paper. */
  readonly isScreenOnly?: boolean;
  /** Further attributes of the section element. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly children: ReactNode;
}

/** A part of the home page that the navigation links to. */
export function Section({ id, heading, intro, look = 'plain', isScreenOnly = false, attributes, children }: Props) {
  const className = ['o-section', look === 'shaded' && 'o-section--shaded', isScreenOnly && 'o-section--screen']
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} className={className} aria-labelledby={headingIdOf(id)} {...attributes}>
      <div className="o-wrap">
        <div className="o-section__head">
          <h2 id={headingIdOf(id)} tabIndex={-1}>
            {heading}
          </h2>
          <div className="o-section__intro">{intro}</div>
        </div>
        {children}
      </div>
    </section>
  );
}
