import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { printWidth } from '../../.prettierrc.json';
import { findMistakes, readOfficeDocument } from '../../build/office';
import { readUtf8 } from '../../build/readUtf8';
import { readSettingsFile } from '../../build/settings';
import { findFirebaseProblems, findOfficeProblems, problemsOrReason } from '../../build/settingsProblems';
import type { Office } from '../../src/site/office';
import type { AnswerKind } from './answers';
import { Unreadable } from './answers';
import { askForFirebase } from './askForFirebase';
import { answer, Gone, isAgreed } from './conversation';
import type { Fields } from './fields';
import { fieldOf, withField } from './fields';
import type { Question } from './questions';
import { FIREBASE_TOPIC, topics } from './questions';
import { withSettings } from './settingsFile';
import type { Terminal } from './terminal';

/** The files with the settings. */
export interface SettingsFiles {
  readonly office: string;
  readonly environment: string;
}

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
    ...problemsOrReason(() => findFirebaseProblems(readSettingsFile(files.environment))),
  ];
}

/**
 * Asks about the topics, checks each answer at once, shows what would be written, and writes it if the person agrees
 * (rule 117). Resolves to whether it was written, or nothing had to be.
 */
export async function setUp(terminal: Terminal, files: SettingsFiles, asked: readonly string[]): Promise<boolean> {
  try {
    const before = readOfficeFields(files.office);
    const settingsBefore = readSettingsFile(files.environment);
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
  const shown = shownOf(present, kind);
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

/** The present value; nothing if it was edited by hand into something else than an answer. */
function shownOf(present: unknown, kind: AnswerKind): string {
  try {
    return present === undefined ? '' : kind.show(present);
  } catch (error) {
    if (error instanceof TypeError) {
      return '';
    }
    throw error;
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
  settingsBefore: NodeJS.ProcessEnv,
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

function readOfficeFields(file: string): Fields {
  return existsSync(file) ? ((readOfficeDocument(file) ?? {}) as Fields) : {};
}

function readText(file: string): string {
  return existsSync(file) ? readUtf8(file) : '';
}
