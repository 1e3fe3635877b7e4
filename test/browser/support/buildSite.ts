import path from 'node:path';
import { OFFICE_FILE_VARIABLE } from '../../../build/office';
import { buildInto } from '../../../build/runWebpack';
import { placeholderPorts } from '../../support/siteCopy';
import { TEST_OFFICE_FILE } from '../../support/testOffice';

/** How long a build may take on a busy machine, in milliseconds. */
export const BUILD_LIMIT = 120_000;

/** Builds the demo, or a variant of it, into a folder, with placeholder ports that a copy replaces by real ones. */
export function buildDemo(directory: string, mode: 'development' | 'production', ...flags: readonly string[]): Promise<void> {
  const { databasePort, authPort } = placeholderPorts;
  return buildInto({
    directory,
    mode,
    flags: ['demo', ...flags],
    variables: {
      DATABASE_PORT: String(databasePort),
      AUTH_PORT: String(authPort),
      [OFFICE_FILE_VARIABLE]: TEST_OFFICE_FILE,
    },
  });
}

/** Builds the catalogue of components into a folder. */
export function buildCatalogue(directory: string): Promise<void> {
  return buildInto({
    directory,
    configuration: path.join('test', 'catalogue', 'webpack.config.ts'),
    mode: 'production',
    flags: [],
    variables: { [OFFICE_FILE_VARIABLE]: TEST_OFFICE_FILE },
  });
}
