import { demoEnvironment } from '../../../build/environment';
import { buildInto } from '../../../build/runWebpack';
import { readTestSite } from './testSite';
import type { SiteServer } from '../../../local/siteServer';
import { startSiteServer } from '../../../local/siteServer';

/** Builds another variant of the site under test into a folder, for the same services. */
export function buildSite(directory: string, mode: 'development' | 'production', ...flags: readonly string[]): void {
  const { databasePort, authPort } = readTestSite();
  buildInto({
    directory,
    mode,
    flags: ['demo', ...flags],
    variables: { DATABASE_PORT: String(databasePort), AUTH_PORT: String(authPort) },
  });
}

/** Serves a folder as the site under test is served, on a port of its own. */
export function serveSite(directory: string): Promise<SiteServer> {
  return startSiteServer({ port: 0, directory, environment: demoEnvironment(readTestSite()) });
}
