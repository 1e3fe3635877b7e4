import { useId } from 'react';
import type { ReactNode } from 'react';

/** A list below the editor's table, for items that have no row in it. */
export function EditorAside({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section className="rate-editor__aside" aria-labelledby={headingId}>
      <h2 id={headingId} className="rate-editor__aside-heading">
        {heading}
      </h2>
      <ul className="rate-editor__aside-list">{children}</ul>
    </section>
  );
}
