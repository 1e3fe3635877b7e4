import path from 'node:path';
import { readFirebaseConfig } from '../../hosting/firebaseConfig';
import type { Deployment } from '../../scripts/deploy/deploy';
import { deploy } from '../../scripts/deploy/deploy';
import { buildOffice } from '../support/buildOffice';
import { firebaseSettings } from '../support/firebaseSettings';

function prepare(changes: Partial<Deployment> = {}) {
  const commands: string[] = [];
  const logged: string[] = [];
  const written = new Map<string, string>();
  const deployment: Deployment = {
    settings: firebaseSettings,
    office: buildOffice(),
    dryRun: false,
    withdraw: false,
    log: (line) => void logged.push(line),
    run: (program, args) => {
      commands.push([program, ...args].join(' '));
      return true;
    },
    // Any existing folder can stand in for a build.
    readConfig: (environment) => readFirebaseConfig(environment, path.resolve('public')),
    writeFile: (name, text) => {
      written.set(name, text);
      return Promise.resolve();
    },
    ...changes,
  };
  return { deployment, commands, logged, written };
}

const checks = ['npm run types', 'npm run lint', 'npm run build', 'npm run audit:bundle'];
const upload =
  'npx --yes firebase-tools@15.34.2 deploy --only database,hosting --project office-prod --config firebase.deploy.json';

describe('deploy', () => {
  it('checks and builds before it calls the Firebase CLI for the configured project', async () => {
    const { deployment, commands } = prepare();
    await deploy(deployment);
    expect(commands).toEqual([...checks, upload]);
  });

  it("narrows the policy to the project's own hosts", async () => {
    const { deployment, written } = prepare();
    await deploy(deployment);
    const config = written.get('firebase.deploy.json') ?? '';
    expect(config).toContain("connect-src 'self' https://office-default-rtdb.europe-west1.firebasedatabase.app wss");
    expect(config).not.toContain('https://*.firebasedatabase.app');
  });

  it('builds the worker that takes a bad one back', async () => {
    const { deployment, commands } = prepare({ withdraw: true });
    await deploy(deployment);
    expect(commands).toEqual([
      ...checks.map((check) => (check === 'npm run build' ? 'npm run build -- --env withdraw' : check)),
      upload,
    ]);
  });

  it('says what it would do in a dry run, and sends nothing', async () => {
    const { deployment, commands, logged } = prepare({ dryRun: true });
    await deploy(deployment);
    expect(commands).toEqual(checks);
    expect(logged.join()).toContain(upload);
  });

  it('names what is missing and runs nothing', async () => {
    const { deployment, commands } = prepare({ settings: {}, office: buildOffice({ email: 'info@podvezou.example' }) });
    await expect(deploy(deployment)).rejects.toThrow(/FIREBASE_API_KEY is missing[^]*office\.email is a placeholder/);
    expect(commands).toEqual([]);
  });

  it.each(checks)('sends nothing when %s fails', async (failing) => {
    const commands: string[] = [];
    const { deployment } = prepare({
      run: (program, args) => {
        commands.push([program, ...args].join(' '));
        return commands.at(-1) !== failing;
      },
    });
    await expect(deploy(deployment)).rejects.toThrow(`Not deployed: ${failing} failed.`);
    expect(commands).not.toContain(upload);
  });
});
