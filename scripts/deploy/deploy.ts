import { findFirebaseProblems, findOfficeProblems } from '../../build/settingsProblems';
import type { FirebaseConfig } from '../../hosting/firebaseConfig';
import type { Environment } from '../../src/services/firebase/environment';
import type { Variables } from '../../build/environment';
import { readProductionEnvironment } from '../../build/environment';
import type { Office } from '../../src/site/office';

/** firebase.json with the policy of the configured project; it is in the same folder, because its paths are relative to that. */
const DEPLOYED_CONFIG_FILE = 'firebase.deploy.json';

/** The Firebase CLI is downloaded on demand, because it is larger than all other tools of the project together. */
const FIREBASE_CLI = 'firebase-tools@15.34.2';

/** Everything outside itself that a deployment needs. */
export interface Deployment {
  readonly settings: Variables;
  readonly office: Office;
  /** Whether to stop before anything leaves this machine. */
  readonly dryRun: boolean;
  /** Whether to remove a faulty service worker from visitors' browsers. */
  readonly withdraw: boolean;
  readonly log: (line: string) => void;
  /** Runs a program to its end; returns whether it succeeded. */
  readonly run: (program: string, args: readonly string[]) => boolean;
  readonly readConfig: (environment: Environment) => Promise<FirebaseConfig>;
  readonly writeFile: (name: string, text: string) => Promise<void>;
}

/** Checks and builds the site, and hands it and the database's rules to Firebase; throws with one clear text when that fails. */
export async function deploy({ settings, office, dryRun, withdraw, log, run, readConfig, writeFile }: Deployment): Promise<void> {
  const problems = [...findFirebaseProblems(settings), ...findOfficeProblems(office)];
  if (problems.length > 0) {
    throw new Error(['Not deployed:', ...problems].join('\n  '));
  }
  const environment = readProductionEnvironment(settings);
  const build = withdraw ? ['build', '--', '--env', 'withdraw'] : ['build'];
  for (const script of [['types'], ['lint'], build, ['audit:bundle']]) {
    runOrThrow(run, 'npm', ['run', ...script]);
  }
  await writeFile(DEPLOYED_CONFIG_FILE, `${JSON.stringify(await readConfig(environment), null, 2)}\n`);

  const { projectId } = environment.firebase;
  const command = [
    '--yes',
    FIREBASE_CLI,
    'deploy',
    '--only',
    'database,hosting',
    '--project',
    projectId,
    '--config',
    DEPLOYED_CONFIG_FILE,
  ];
  if (dryRun) {
    log(`Ready. Without --dry-run this would follow: npx ${command.join(' ')}`);
    return;
  }
  runOrThrow(run, 'npx', command);
}

function runOrThrow(run: Deployment['run'], program: string, args: readonly string[]): void {
  if (!run(program, args)) {
    throw new Error(`Not deployed: ${program} ${args.join(' ')} failed.`);
  }
}
