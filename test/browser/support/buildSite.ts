import { spawnSync } from 'node:child_process';
import { demoEnvironment } from '../../../build/environment';
import { readTestSite } from './testSite';
import type { SiteServer } from '../../../local/siteServer';
import { startSiteServer } from '../../../local/siteServer';

/** Builds another variant of the site under test into a folder, for the same services. */
export function buildSite(directory: string, mode: 'development' | 'production', ...flags: readonly string[]): void {
  const { databasePort, authPort } = readTestSite();
  const options = ['demo', ...flags].flatMap((flag) => ['--env', flag]);
  const { status, stdout, stderr } = spawnSync('npx', ['webpack', '--mode', mode, ...options, '--output-path', directory], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_PORT: String(databasePort), AUTH_PORT: String(authPort) },
  });
  if (status !== 0) {
    throw new Error(`The site could not be built.\n${stdout}\n${stderr}`);
  }
}

/** Serves a folder as the site under test is served, on a port of its own. */
export function serveSite(directory: string): Promise<SiteServer> {
  return startSiteServer({ port: 0, directory, environment: demoEnvironment(readTestSite()) });
}
