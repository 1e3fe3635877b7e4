import type { Variables } from './environment';
import { MEASUREMENT_ID_VARIABLE, requiredVariables } from './environment';
import type { Office } from '../src/site/office';

/** Patterns that give away the demo office's texts: addresses, numbers and names that belong to nobody. */
const demoMarks = [/\.example\b/i, /^\+421 ?900 ?000/, /Pod vežou/, /^99999994$/, /^2099999990$/, /\b99999\/P\b/, /^ODT-99999\//];

/** Where the demo office is: a real one may share its street, its town or a coordinate, but not all of them. */
const demoPlace = {
  street: 'Hlavná 12',
  postalCode: '080 01',
  town: 'Prešov',
  location: { latitude: 48.9984, longitude: 21.2396 },
} as const;
const demoAddress = `${demoPlace.street}, ${demoPlace.postalCode} ${demoPlace.town}`;

/** The fields in which null means that the office has not decided yet. */
const decisions = /^office\.(conditions|privacy)\./;

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

/** What prevents a build for a Firebase project, one line per setting. */
export function findFirebaseProblems(variables: Variables): readonly string[] {
  const optional = variables[MEASUREMENT_ID_VARIABLE]?.trim() ? [MEASUREMENT_ID_VARIABLE] : [];
  return [...Object.values(requiredVariables), ...optional].flatMap((name) => {
    const value = variables[name]?.trim() ?? '';
    const problem = problemOf(value, firebasePlaceholders) ?? formProblem(name, value);
    return problem === null ? [] : [`${name} ${problem}`];
  });
}

/** What in the office's data is empty, undecided or still from the demo, one line per field (rule 111). */
export function findOfficeProblems(office: Office): readonly string[] {
  return [
    ...leavesOf(office, 'office').flatMap(([field, value]) => {
      const problem = value === null ? undecidedProblem(field) : problemOf(value.trim(), demoMarks);
      return problem === null ? [] : [`${field} ${problem}`];
    }),
    ...placeProblems(office),
    ...(office.isFictional ? ['office.isFictional is still true: take it out when the data are those of a real office'] : []),
  ];
}

/** The problems that are found in a file, or why it can't be read: then what another file lacks can be told as well. */
export function problemsOrReason(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch (error) {
    return [(error as Error).message];
  }
}

// The setup asks about one field at a time, so the others may be missing.
function placeProblems({ street, postalCode, town, location, legal }: Partial<Office>): readonly string[] {
  const address = `${street}, ${postalCode} ${town}`;
  const texts = [
    ['office.street, with its postal code and town,', address],
    ['office.legal.seat', legal?.seat],
    ['office.legal.complaints.address', legal?.complaints?.address],
  ] as const;
  const isDemoLocation =
    location?.latitude === demoPlace.location.latitude && location.longitude === demoPlace.location.longitude;
  return [
    ...texts.flatMap(([field, text]) => (isDemoAddress(text) ? [`${field} is a placeholder: "${text}"`] : [])),
    ...(isDemoLocation ? [`office.location is a placeholder: "${location.latitude}, ${location.longitude}"`] : []),
  ];
}

/** Whether an address in one line is the demo's, however its parts are set apart. */
function isDemoAddress(address: unknown): boolean {
  const plain = (text: string): string => text.replace(/[\s,]/g, '').toLowerCase();
  return typeof address === 'string' && plain(address) === plain(demoAddress);
}

function undecidedProblem(field: string): string | null {
  return decisions.test(field) ? 'is not decided' : null;
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

function leavesOf(value: unknown, name: string): readonly (readonly [field: string, leaf: string | null])[] {
  if (typeof value === 'string' || typeof value === 'number' || value === null) {
    return [[name, value === null ? null : String(value)]];
  }
  return Object.entries(value ?? {}).flatMap(([key, child]) =>
    leavesOf(child, Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`),
  );
}
