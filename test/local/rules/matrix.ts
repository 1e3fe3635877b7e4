import { recordFields } from './cases/fields';
import { notices } from './cases/notices';
import { versionsAndEntries } from './cases/versions';
import { outsideOfRecords, ownEntries, whoMayRead, whoMayWrite } from './cases/who';
import type { MatrixCase } from './office';

/** Who × operation × payload → allow or deny. */
export const matrix: readonly MatrixCase[] = [
  ...whoMayWrite,
  ...whoMayRead,
  ...ownEntries,
  ...outsideOfRecords,
  ...versionsAndEntries,
  ...recordFields,
  ...notices,
];
