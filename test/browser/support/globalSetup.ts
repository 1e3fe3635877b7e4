import { builtSiteDirectory } from '../../support/siteCopy';
import { findBrowser } from './browser';
import { buildDemo } from './buildSite';

/**
 * Builds the site once, as `npm start` would build it; every test file serves a copy with ports of its own. Also finds the
 * browser, so that the workers don't all search for it at once.
 */
export default async function prepareBrowserTests(): Promise<void> {
  await Promise.all([buildDemo(builtSiteDirectory, 'production'), findBrowser()]);
}
