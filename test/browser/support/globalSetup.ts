import { buildInto } from '../../../build/runWebpack';
import { findFreePorts } from '../../support/startProgram';
import { publishTestSite, TEST_SITE_DIRECTORY } from './testSite';

/** Builds the site once, for ports that are free, as `npm start` would build it. */
export default async function buildTestSite(): Promise<void> {
  const [sitePort = NaN, databasePort = NaN, authPort = NaN] = await findFreePorts(3);
  buildInto({
    directory: TEST_SITE_DIRECTORY,
    mode: 'production',
    flags: ['demo'],
    variables: { DATABASE_PORT: String(databasePort), AUTH_PORT: String(authPort) },
  });
  publishTestSite({ directory: TEST_SITE_DIRECTORY, sitePort, databasePort, authPort });
}
