/**
 * Manages who may edit rates: `npm run staff -- add|remove|list [E-MAIL] [--name NAME] [--local] [--yes]`. On a real
 * project it uses application default credentials; with `--local`, or the word `local`, it uses the running local
 * backend.
 *
 * Without a `--`, npm swallows `--local` and leaves no trace of it, because that is npm's own shorthand. So nothing is
 * changed in a real project before somebody has agreed to its name, and even a list names the project that it is of.
 */
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { readDemoEnvironment, readProductionEnvironment } from '../build/environment';
import { loadSettings } from '../build/settings';
import { confirm } from './commandLine/confirm';
import { withSwallowed } from './commandLine/swallowedByNpm';
import { StaffList, StaffListError } from './staffList';
import type { StaffMember } from './staffList';

const USAGE = 'Usage: npm run staff -- add E-MAIL --name NAME | remove E-MAIL | list [--local] [--yes]';
/** How long to wait for an answer, in milliseconds; the SDK alone would wait for ever. */
const ANSWER_LIMIT = 10_000;

/** The word that means the same as `--local`, which npm can't swallow. */
const LOCAL_WORD = 'local';

const swallowable = { name: { type: 'string' } } as const;
// npm's own `--yes` doesn't count, because it may be meant for npm's questions.
const options = { ...swallowable, local: { type: 'boolean' }, yes: { type: 'boolean' } } as const;

type Command =
  | { readonly name: 'list' }
  | { readonly name: 'add'; readonly email: string; readonly shownName: string | null }
  | { readonly name: 'remove'; readonly email: string };

interface Request {
  readonly command: Command;
  readonly isLocal: boolean;
  readonly isConfirmed: boolean;
}

async function main(): Promise<void> {
  try {
    const request = readRequest(process.argv.slice(2));
    await assertMeant(request);
    const limit = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('Firebase gave no answer. With --local, is `npm start` running?')), ANSWER_LIMIT).unref();
    });
    console.log(await Promise.race([run(request), limit]));
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}

function readRequest(args: readonly string[]): Request {
  const { values, positionals } = parseWords(args);
  const words = new Set(positionals);
  const isLocal = words.delete(LOCAL_WORD) || values.local === true;
  const command = readCommand(words, values.name ?? null);
  if (command === null) {
    throw new StaffListError(USAGE);
  }
  return { command, isLocal, isConfirmed: values.yes === true };
}

function readCommand(words: Set<string>, shownName: string | null): Command | null {
  const name = (['list', 'add', 'remove'] as const).find((known) => words.delete(known));
  const [email, ...rest] = words;
  if (name === undefined || rest.length > 0 || (name !== 'add' && shownName !== null)) {
    return null;
  }
  if (name === 'list' || email === undefined) {
    return name === 'list' && email === undefined ? { name } : null;
  }
  return name === 'add' ? { name, email, shownName } : { name, email };
}

// npm may pass the words in another order than they were typed.
function parseWords(args: readonly string[]) {
  try {
    return parseArgs({ args: withSwallowed(args, swallowable, process.env), options, allowPositionals: true });
  } catch (error) {
    throw new StaffListError(USAGE, { cause: error });
  }
}

/**
 * Asks before it locks somebody out, or lets somebody into a real project, and names the project; throws
 * StaffListError unless somebody agrees.
 */
async function assertMeant({ command, isLocal, isConfirmed }: Request): Promise<void> {
  const { projectId } = (isLocal ? readDemoEnvironment(process.env) : readProductionEnvironment(loadSettings())).firebase;
  if (command.name === 'list') {
    if (!isLocal) {
      // Not part of the list, which may go into a file.
      console.error(`The staff of the project ${projectId}:`);
    }
    return;
  }
  if (isConfirmed || (isLocal && command.name === 'add')) {
    return;
  }
  const words = `${command.name} ${command.email}`;
  if (!process.stdin.isTTY) {
    throw new StaffListError(
      `Nobody can be asked here about ${projectId}: \`npm run staff -- ${words} --yes\` does it without asking.`,
    );
  }
  const question =
    command.name === 'remove'
      ? `Take the right to edit rates in ${projectId} from ${command.email}?`
      : `Let ${command.email} edit rates in ${projectId}?`;
  if (!(await confirm(question, process.stdin, process.stdout))) {
    throw new StaffListError('Nothing was changed.');
  }
}

async function run({ command, isLocal }: Request): Promise<string> {
  const app = isLocal ? openLocalApp() : await openProjectApp();
  try {
    const staff = new StaffList(app);
    if (command.name === 'list') {
      const members = await staff.list();
      return members.length > 0 ? members.map(describeMember).join('\n') : 'Nobody may edit rates yet.';
    }
    if (command.name === 'remove') {
      await staff.remove(command.email);
      return `${command.email} may not edit rates any more.`;
    }
    await staff.add(command.email, command.shownName);
    return `${command.email} may edit rates now.`;
  } finally {
    await deleteApp(app);
  }
}

function describeMember({ email, uid, name }: StaffMember): string {
  return `${email ?? `${uid} (no such account any more)`}, ${name ?? 'without a name'}`;
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
    // Requests the credentials at once, because without them the database would retry for ever.
    await credential.getAccessToken();
    // Google's sign-in service refuses a person's credentials without a project to which it can attribute their use.
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

void main();
