import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import { useLoaded, valueOf } from '../../ui/useLoaded';

/** The parts of the page that show the office's notices: a chunk of their own that loads after the rates. */
export interface News {
  /**
   * The text of the link to the contact section: a notice that holds at a time in milliseconds since 1970, otherwise the
   * children.
   */
  readonly way: ComponentType<{ readonly now: number | null; readonly children: string }>;
  /** Today's notices in full. */
  readonly inFull: ComponentType<{ readonly now: number | null }>;
}

/** Downloads the news once the rates have come; rejects when the download fails. */
export type LoadNews = () => Promise<News>;

/** The composition root provides the function; without it there are no news. */
export const NewsContext = createContext<LoadNews | null>(null);

/** The news; null until loaded. */
export function useNews(): News | null {
  // If the download fails, the page still shows everything else.
  return valueOf(useLoaded(useContext(NewsContext)));
}
