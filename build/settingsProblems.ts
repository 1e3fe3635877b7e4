import type { Variables } from './environment';
import { MEASUREMENT_ID_VARIABLE, requiredVariables } from './environment';
import type { Office } from '../src/site/office';

/** What the demo office's texts are known by: addresses, numbers and names that belong to nobody. */
const demoMarks = [/\.example\b/i, /^\+421 ?900 ?000/, /Pod vežou/, /48\.9984/];

const firebasePlaceholders = [/^(demo|your|example|placeholder|changeme|todo)\b/i, /^x+$/i, /[<>{}…]/, /\.example\b/i];

const forms: Readonly<Record<string, { readonly form: RegExp; readonly wanted: string }>> = {
  [requiredVariables.databaseURL]: {
    form: /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+\.firebasedatabase\.app|\.firebaseio\.com)\/?$/,
    wanted: 'https://….firebasedatabase.app or https://….firebaseio.com',
  },
  [requiredVariables.authDomain]: { form: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, wanted: 'a host name like ….firebaseapp.com' },
  [requiredVariables.projectId]: {
    form: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    wanted: 'a project id: 6 to 30 lowercase letters, digits and hyphens',
  },
  [MEASUREMENT_ID_VARIABLE]: { form: /^G-[A-Z0-9]+$/, wanted: 'a measurement id like G-XXXXXXX, or nothing' },
};

/** What keeps a build from being made for a Firebase project, a line for each setting. */
export function findFirebaseProblems(variables: Variables): readonly string[] {
  const optional = variables[MEASUREMENT_ID_VARIABLE]?.trim() ? [MEASUREMENT_ID_VARIABLE] : [];
  return [...Object.values(requiredVariables), ...optional].flatMap((name) => {
    const value = variables[name]?.trim() ?? '';
    const problem = problemOf(value, firebasePlaceholders) ?? formProblem(name, value);
    return problem === null ? [] : [`${name} ${problem}`];
  });
}

/** What in the office's data is empty or still the demo's, a line for each field. */
export function findOfficeProblems(office: Office): readonly string[] {
  return textsOf(office, 'office').flatMap(([field, text]) => {
    const problem = problemOf(text.trim(), demoMarks);
    return problem === null ? [] : [`${field} ${problem}`];
  });
}

function problemOf(value: string, placeholders: readonly RegExp[]): string | null {
  if (value === '') {
    return 'is missing';
  }
  return placeholders.some((placeholder) => placeholder.test(value)) ? `is a placeholder: "${value}"` : null;
}

function formProblem(name: string, value: string): string | null {
  const expected = forms[name];
  return expected && !expected.form.test(value) ? `must be ${expected.wanted}, not "${value}"` : null;
}

function textsOf(value: unknown, name: string): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [[name, String(value)]];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`),
  );
}
