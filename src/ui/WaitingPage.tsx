import type { ReactNode } from 'react';

/** Takes the place of a page that is still loading; its text is the heading and is read aloud. */
export function WaitingPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className="waiting">
      <h1 className="waiting__text" tabIndex={-1}>
        <span role="status">{children}</span>
      </h1>
    </main>
  );
}
