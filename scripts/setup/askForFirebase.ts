import { MEASUREMENT_ID_VARIABLE } from '../../build/environment';
import { findFirebaseProblems } from '../../build/settingsProblems';
import { answer, CODE, isAgreed } from './conversation';
import { readFirebaseConfig } from './firebaseConfig';
import { FIREBASE_TOPIC } from './questions';
import type { Terminal } from './terminal';

/** What is typed to leave the Firebase project as it is. */
const SKIP = '-';

/** Asks for the Firebase project's settings until they are complete; none when the present ones are to stay. */
export async function askForFirebase(present: NodeJS.ProcessEnv, terminal: Terminal): Promise<Readonly<Record<string, string>>> {
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
  present: NodeJS.ProcessEnv,
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
