import { openBackendTarget } from '../../support/backendTarget';
import type { BackendTarget } from '../../support/backendTarget';
import { encodeToken } from '../../support/forgeToken';
import { matrix } from './matrix';
import { auths, baseData } from './office';
import type { MatrixCase, Who } from './office';

let target: BackendTarget;

beforeAll(async () => {
  target = await openBackendTarget();
  const uids = new Set(Object.values(auths).flatMap((auth) => (auth === null ? [] : [auth.uid])));
  for (const localId of uids) {
    await target.createAccount({ localId, email: `${localId}@office.test`, password: 'correct horse' });
  }
});

afterAll(() => target.stop());

/** The parameter with the token of a case's identity; visitors have none. */
function tokenOf(who: Who): Record<string, string> {
  const auth = auths[who];
  if (auth === null) {
    return {};
  }
  const now = Math.floor(Date.now() / 1000);
  const issuer = `https://securetoken.google.com/${target.projectId}`;
  const claims = { ...auth.token, user_id: auth.uid, iat: now, exp: now + 3600, aud: target.projectId, iss: issuer };
  return { auth: encodeToken(claims) };
}

async function ask({ who, operation }: MatrixCase): Promise<Response> {
  if ('read' in operation) {
    return fetch(target.locationUrl(operation.read, tokenOf(who)));
  }
  const [first, ...others] = Object.entries(operation.write);
  const [path, value] = first ?? ['', null];
  return others.length === 0
    ? fetch(target.locationUrl(path, tokenOf(who)), { method: 'PUT', body: JSON.stringify(value) })
    : fetch(target.locationUrl('', tokenOf(who)), { method: 'PATCH', body: JSON.stringify(operation.write) });
}

it('gets the same answers over the wire, and changes nothing where it is denied', async () => {
  const denied = matrix.filter(({ allowed }) => !allowed);
  const allowed = matrix.filter((matrixCase) => matrixCase.allowed);
  await target.writeAsOwner('', baseData);
  const before = await target.readAsOwner('');
  const disagreements: string[] = [];

  for (const matrixCase of denied) {
    const { status } = await ask(matrixCase);
    if (status !== 401) {
      disagreements.push(`${matrixCase.who}: ${matrixCase.name} (${status})`);
    }
  }
  expect(disagreements).toEqual([]);
  expect(await target.readAsOwner('')).toEqual(before);

  for (const matrixCase of allowed) {
    const { status } = await ask(matrixCase);
    if (status !== 200) {
      disagreements.push(`${matrixCase.who}: ${matrixCase.name} (${status})`);
    }
    if ('write' in matrixCase.operation) {
      await target.writeAsOwner('', baseData);
    }
  }
  expect(disagreements).toEqual([]);
}, 60_000);
