import type { ReactNode } from 'react';

/** Stands for a page that is on its way; what it says is its heading, and is read aloud. */
export function WaitingPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className="waiting">
      <h1 className="waiting__text" tabIndex={-1}>
        <span role="status">{children}</span>
      </h1>
    </main>
  );
}
