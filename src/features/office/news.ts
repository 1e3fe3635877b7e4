import type { ComponentType } from 'react';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** What the page says of the office's notices; it comes after the rates, in a chunk of its own. */
export interface News {
  /** What the way to the contact section says while a notice holds; else its children. At a time in milliseconds since 1970. */
  readonly way: ComponentType<{ readonly now: number | null; readonly children: string }>;
  /** The notices of today as a whole. */
  readonly inFull: ComponentType<{ readonly now: number | null }>;
}

/** Gives the news once the rates have come; rejects when they can't be downloaded. */
export type LoadNews = () => Promise<News>;

/** The composition root fills this in; without it there are no news. */
export const NewsContext = createContext<LoadNews | null>(null);

/** The news, null until they have come. */
export function useNews(): News | null {
  const load = useContext(NewsContext);
  const [news, setNews] = useState<News | null>(null);
  // Without them the page says everything else.
  const ask = useEffectEvent(() => void load?.().then(setNews, () => undefined));
  useEffect(() => ask(), []);
  return news;
}
