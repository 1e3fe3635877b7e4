/**
 * Manages who may edit rates: `npm run staff -- add|remove|list [E-MAIL] [--local]`. On a real project it acts with
 * application default credentials, with `--local` on the running local backend.
 */
import type { App } from 'firebase-admin/app';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { readDemoEnvironment, readProductionEnvironment } from '../build/environment';
import { loadSettings } from '../build/settings';
import { StaffList, StaffListError } from './staffList';

const USAGE = 'Usage: npm run staff -- add E-MAIL | remove E-MAIL | list [--local]';
/** Without an answer for this long, in milliseconds, nobody is there; the SDK alone would wait for ever. */
const ANSWER_LIMIT = 10_000;

async function run(words: readonly string[]): Promise<string> {
  const isLocal = words.includes('--local');
  const [command, email, ...rest] = words.filter((word) => word !== '--local');
  const isListing = command === 'list';
  if (rest.length > 0 || (command !== 'add' && command !== 'remove' && !isListing) || isListing === (email !== undefined)) {
    throw new StaffListError(USAGE);
  }

  const app = isLocal ? openLocalApp() : await openProjectApp();
  try {
    const staff = new StaffList(app);
    if (command === 'list') {
      const emails = await staff.list();
      return emails.length > 0 ? emails.join('\n') : 'Nobody may edit rates yet.';
    }
    await staff[command](email ?? '');
    return command === 'add' ? `${email} may edit rates now.` : `${email} may not edit rates any more.`;
  } finally {
    await deleteApp(app);
  }
}

function openLocalApp(): App {
  const { firebase, localBackend } = readDemoEnvironment(process.env);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${localBackend?.authPort}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${localBackend?.databasePort}`;
  return initializeApp({ projectId: firebase.projectId, databaseURL: firebase.databaseURL });
}

async function openProjectApp(): Promise<App> {
  const { projectId, databaseURL } = readProductionEnvironment(loadSettings()).firebase;
  try {
    const credential = applicationDefault();
    // Asked for at once: without credentials the database would try for ever.
    await credential.getAccessToken();
    // Google's sign-in service refuses a person's credentials that name no project to count their use on.
    process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
    return initializeApp({ credential, projectId, databaseURL });
  } catch (error) {
    throw new StaffListError(
      'No usable Google credentials: set GOOGLE_APPLICATION_CREDENTIALS to a service account key, or run `gcloud auth application-default login`.',
      { cause: error },
    );
  }
}

function describe(error: unknown): string {
  const { code, message } = error as Error & { code?: string };
  return code === 'app/network-error' || code === 'auth/internal-error'
    ? `Firebase can't be reached (${message}). With --local, is \`npm start\` running?`
    : message;
}

async function main(): Promise<void> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Firebase gave no answer. With --local, is `npm start` running?')), ANSWER_LIMIT).unref();
  });
  try {
    console.log(await Promise.race([run(process.argv.slice(2)), limit]));
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}

void main();
