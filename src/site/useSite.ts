import { createRequiredContext } from './requiredContext';
import type { Site } from './site';

/** The context and hook for everything that the site says. */
export const [SiteContext, useSite] = createRequiredContext<Site>('SiteContext');
