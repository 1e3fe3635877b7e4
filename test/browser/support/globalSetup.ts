import { spawnSync } from 'node:child_process';
import { findFreePorts } from '../../support/startProgram';
import { publishTestSite, TEST_SITE_DIRECTORY } from './testSite';

/** Builds the site once, for ports that are free, as `npm start` would build it. */
export default async function buildTestSite(): Promise<void> {
  const [sitePort = NaN, databasePort = NaN, authPort = NaN] = await findFreePorts(3);
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['webpack', '--mode', 'production', '--env', 'demo', '--output-path', TEST_SITE_DIRECTORY],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_PORT: String(databasePort), AUTH_PORT: String(authPort) },
    },
  );
  if (status !== 0) {
    throw new Error(`The site under test could not be built.\n${stdout}\n${stderr}`);
  }
  publishTestSite({ directory: TEST_SITE_DIRECTORY, sitePort, databasePort, authPort });
}
