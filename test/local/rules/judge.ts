import { database } from 'targaryen';
import { auths, baseData } from './office';
import type { MatrixCase } from './office';

const now = Date.parse('2026-04-20T10:00:00Z');

/** Decides cases with targaryen, an independent evaluator of Firebase's rules; true means allowed. */
export function judgeWith(rules: object): (matrixCase: MatrixCase) => boolean {
  const visitors = database(rules, withTimes(baseData), now - 1000);
  return ({ who, operation }) => {
    const auth = auths[who];
    const asked = auth === null ? visitors : visitors.as(auth);
    if ('read' in operation) {
      return asked.read(`/${operation.read}`).allowed;
    }
    const [first, ...others] = Object.entries(operation.write);
    const [path, value] = first ?? ['', null];
    return others.length === 0
      ? asked.write(`/${path}`, value, { now }).allowed
      : asked.update('/', operation.write, now).allowed;
  };
}

/** The data as a server would store it: times replace the placeholders for the server's time. */
function withTimes(data: object): object {
  return JSON.parse(JSON.stringify(data).replaceAll('{".sv":"timestamp"}', String(now - 1000))) as object;
}
