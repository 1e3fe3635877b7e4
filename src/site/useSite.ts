import { createContext, useContext } from 'react';
import type { Site } from './site';

/** The composition roots fill this in. */
export const SiteContext = createContext<Site | null>(null);

/** What the site says; throws outside of a `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) {
    throw new Error('There is no SiteContext around this component.');
  }
  return site;
}
