import { Database, PermissionDeniedError } from '../../../local/database/database';
import { treeFromJson } from '../../../local/database/json';
import { parsePath } from '../../../local/database/path';
import { Ruleset } from '../../../local/rules/ruleset';
import { auths, baseData } from './matrix';
import type { MatrixCase } from './matrix';

const root = treeFromJson(baseData, { now: 0, existing: null });

/** Asks these rules about each case, always of the same data; true is "allowed". */
export function decideWith(rules: unknown): (matrixCase: MatrixCase) => boolean {
  const database = new Database(new Ruleset(rules), root);
  return ({ who, operation }) => {
    if ('read' in operation) {
      return database.canRead(parsePath(operation.read), auths[who]);
    }
    const writes = Object.entries(operation.write).map(([path, value]) => ({ path: parsePath(path), value }));
    try {
      database.check(writes, auths[who]);
      return true;
    } catch (error) {
      if (error instanceof PermissionDeniedError) {
        return false;
      }
      throw error;
    }
  };
}
