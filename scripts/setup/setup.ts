import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { printWidth } from '../../.prettierrc.json';
import { MEASUREMENT_ID_VARIABLE } from '../../build/environment';
import { findMistakes, readOfficeDocument } from '../../build/office';
import { readUtf8 } from '../../build/readUtf8';
import { findFirebaseProblems, findOfficeProblems, problemsOrReason } from '../../build/settingsProblems';
import type { Office } from '../../src/site/office';
import type { AnswerKind } from './answers';
import { Unreadable, yesOrNo } from './answers';
import type { Fields } from './fields';
import { fieldOf, withField } from './fields';
import { readFirebaseConfig } from './firebaseConfig';
import type { Question } from './questions';
import { FIREBASE_TOPIC, topics } from './questions';
import { withSettings } from './settingsFile';
import type { Terminal } from './terminal';

/** The files with the settings. */
export interface SettingsFiles {
  readonly office: string;
  readonly environment: string;
}

/** What is typed to leave the Firebase project as it is. */
const SKIP = '-';

type Settings = Readonly<Record<string, string | undefined>>;

/** The person left without answering. */
class Gone extends Error {}

/** What prevents a build for visitors, one line each; values that the files lack count as missing. */
export function findMissing(files: SettingsFiles): readonly string[] {
  return [
    ...problemsOrReason(() => {
      const document = readOfficeFields(files.office);
      return [
        ...findMistakes(document).map(({ field, message }) => `office.${field}: ${message}`),
        ...findOfficeProblems(document as unknown as Office),
      ];
    }),
    ...problemsOrReason(() => findFirebaseProblems(readSettings(files.environment))),
  ];
}

/**
 * Asks about the topics, checks each answer at once, shows what would be written, and writes it if the person agrees
 * (rule 117). Resolves to whether it was written, or nothing had to be.
 */
export async function setUp(terminal: Terminal, files: SettingsFiles, asked: readonly string[]): Promise<boolean> {
  try {
    const before = readOfficeFields(files.office);
    const settingsBefore = readSettings(files.environment);
    terminal.say('Enter keeps what stands in brackets. Nothing is written before you agree to it at the end.');
    let document = before;
    for (const topic of asked.filter((name) => name !== FIREBASE_TOPIC)) {
      terminal.say(`\n${topic}`);
      for (const question of topics[topic] ?? []) {
        document = await askFor(question, document, terminal);
      }
    }
    const settings = asked.includes(FIREBASE_TOPIC) ? await askForFirebase(settingsBefore, terminal) : {};
    return await write(files, withoutFiction(document), before, settings, settingsBefore, terminal);
  } catch (error) {
    if (error instanceof Gone) {
      terminal.say('\nNothing was written.');
      return false;
    }
    throw error;
  }
}

async function askFor({ field, text, kind }: Question, document: Fields, terminal: Terminal): Promise<Fields> {
  const present = fieldOf(document, field);
  const shown = present === undefined ? '' : kind.show(present);
  const hint = kind.hint === undefined ? '' : ` (${kind.hint})`;
  for (;;) {
    const typed = await answer(terminal, `${text}${hint}${shown && ` [${shown}]`}: `);
    const { candidate, problems } = typed === '' ? judge(field, document) : judgeTyped(field, typed, kind, document);
    if (problems.length === 0) {
      return candidate;
    }
    terminal.say(problems.map((problem) => `  ${problem}`).join('\n'));
  }
}

interface Judged {
  readonly candidate: Fields;
  readonly problems: readonly string[];
}

function judge(field: string, candidate: Fields): Judged {
  return { candidate, problems: problemsOf(field, candidate) };
}

function judgeTyped(field: string, typed: string, kind: AnswerKind, document: Fields): Judged {
  try {
    return judge(field, withField(document, field, kind.read(typed)));
  } catch (error) {
    if (error instanceof Unreadable) {
      return { candidate: document, problems: [error.message] };
    }
    throw error;
  }
}

/** The problems of one field, according to the schema and to what a build for visitors refuses. */
function problemsOf(field: string, document: Fields): readonly string[] {
  const isWithin = (name: string): boolean => name === field || name.startsWith(`${field}.`);
  const mistakes = findMistakes(document)
    .filter((mistake) => isWithin(mistake.field) || field.startsWith(`${mistake.field}.`))
    .map(({ message }) => message);
  // Checks a document of this field alone, because the schema may refuse the whole document elsewhere.
  const value = fieldOf(document, field);
  const unfit = findOfficeProblems(withField({}, field, value) as unknown as Office).map((problem) =>
    problem.replace(/^\S+ /, ''),
  );
  return [...new Set([...mistakes, ...unfit])];
}

async function askForFirebase(present: Settings, terminal: Terminal): Promise<Readonly<Record<string, string>>> {
  terminal.say(`\n${FIREBASE_TOPIC}`);
  terminal.say('Firebase console → Project settings → General → Your apps: paste what stands there, then an empty line.');
  terminal.say(
    findFirebaseProblems(present).length === 0
      ? `An empty line alone keeps the project ${present['FIREBASE_PROJECT_ID'] ?? ''}.`
      : `${SKIP} alone leaves the project for later.`,
  );
  let found: Readonly<Record<string, string>> = {};
  for (;;) {
    const pasted = await readPasted(terminal);
    if (pasted === SKIP) {
      return {};
    }
    found = { ...found, ...readFirebaseConfig(pasted) };
    const isKept = Object.keys(found).length === 0;
    const problems = findFirebaseProblems(isKept && pasted === '' ? present : found);
    if (problems.length === 0) {
      return isKept ? {} : await withMeasuring(found, present, terminal);
    }
    const remedy = `Paste it again, or only what is missing or wrong, then an empty line. ${SKIP} alone leaves all of it as it is.`;
    terminal.say([...problems.map((problem) => `  ${problem}`), remedy].join('\n'));
  }
}

/** The settings, with the measurement id only if visits are to be measured: the console names it either way. */
async function withMeasuring(
  found: Readonly<Record<string, string>>,
  present: Settings,
  terminal: Terminal,
): Promise<Readonly<Record<string, string>>> {
  const { [MEASUREMENT_ID_VARIABLE]: measurementId, ...settings } = found;
  if (measurementId === undefined) {
    return settings;
  }
  const question = 'Are visits to be measured with Google Analytics? Each visitor is asked first. (yes or no): ';
  if (await isAgreed(terminal, question)) {
    return found;
  }
  return present[MEASUREMENT_ID_VARIABLE] ? { ...settings, [MEASUREMENT_ID_VARIABLE]: '' } : settings;
}

/** Lines of the console's text: comments, statements, and the script's tags. */
const CODE = /^(\/\/|import\b|const\b|<\/?script|[{}])|;$/;

/** The lines up to the empty one that ends them; the console's text has empty lines of its own. */
async function readPasted(terminal: Terminal): Promise<string> {
  const lines: string[] = [];
  for (;;) {
    const line = await answer(terminal, '');
    if ((line === '' && isPasted(lines)) || (line === SKIP && lines.length === 0)) {
      return [...lines, line].join('\n').trim();
    }
    lines.push(line);
  }
}

/** Whether an empty line behind these lines ends them: the settings are there, or nothing of the console's text is. */
function isPasted(lines: readonly string[]): boolean {
  const text = lines.join('\n');
  const isClosed = text.split('{').length === text.split('}').length;
  const isFound = Object.keys(readFirebaseConfig(text)).length > 0;
  return (isFound && isClosed) || lines.at(-1) === '' || !lines.some((line) => CODE.test(line));
}

/** Asks until the answer is yes or no; what a paste left behind, and empty lines, are neither. */
async function isAgreed(terminal: Terminal, question: string): Promise<boolean> {
  let shown = question;
  for (;;) {
    const typed = await answer(terminal, shown);
    shown = CODE.test(typed) ? '' : question;
    if (typed === '' || CODE.test(typed)) {
      continue;
    }
    try {
      return yesOrNo.read(typed) as boolean;
    } catch (error) {
      terminal.say(`  ${(error as Error).message}`);
    }
  }
}

/** An office is no longer marked as fictional when nothing about it is made up any more. */
function withoutFiction(document: Fields): Fields {
  const { isFictional: _, ...rest } = document;
  return findOfficeProblems(rest as unknown as Office).length === 0 ? rest : document;
}

async function write(
  files: SettingsFiles,
  document: Fields,
  before: Fields,
  settings: Readonly<Record<string, string>>,
  settingsBefore: Settings,
  terminal: Terminal,
): Promise<boolean> {
  const changes = [
    ...[...new Set([...Object.keys(before), ...Object.keys(document)])]
      .filter((name) => !isDeepStrictEqual(before[name], document[name]))
      .map((name) => `${files.office}: ${name} = ${JSON.stringify(document[name]) ?? '(taken out)'}`),
    ...Object.entries(settings)
      .filter(([name, value]) => settingsBefore[name] !== value)
      .map(([name, value]) => `${files.environment}: ${name}=${value}`),
  ];
  if (changes.length === 0) {
    terminal.say('\nNothing has changed.');
    return true;
  }
  terminal.say(['', 'To be written:', ...changes.map((change) => `  ${change}`)].join('\n'));
  if (!(await isAgreed(terminal, 'Write it? (yes or no): '))) {
    throw new Gone();
  }
  if (!isDeepStrictEqual(before, document)) {
    // Formatted as `npm run format` would leave it.
    const style = { printWidth, parser: 'json', plugins: [babel, estree] };
    replaceFile(files.office, await format(JSON.stringify(document), style));
  }
  if (Object.keys(settings).length > 0) {
    replaceFile(files.environment, withSettings(readText(files.environment), settings));
  }
  terminal.say('Written.');
  return true;
}

/** Replaces a file in one step: it has either the old contents or the complete new ones. */
function replaceFile(file: string, contents: string): void {
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, contents);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function answer(terminal: Terminal, question: string): Promise<string> {
  const typed = await terminal.ask(question);
  if (typed === null) {
    throw new Gone();
  }
  return typed;
}

function readOfficeFields(file: string): Fields {
  return existsSync(file) ? (readOfficeDocument(file) as Fields) : {};
}

function readSettings(file: string): Settings {
  return parseEnv(readText(file));
}

function readText(file: string): string {
  return existsSync(file) ? readUtf8(file) : '';
}
