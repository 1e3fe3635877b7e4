import type { BundleReport, ReportedChunk, ReportedModule } from '../../build/bundleReportPlugin';

/** A published file. */
export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

/** The entry of the staff area: only its chunk, and chunks that only it loads, may contain staff code. */
const STAFF_ENTRY = 'src/openStaff.tsx';
/** Everything in a folder of this name belongs to the staff area, and visitors don't download it. */
const STAFF_FOLDER = '/staff/';
/**
 * The staff area's texts are in the same folder as the visitors'. One of the visitors' files is `staffEntrance.ts`,
 * whose texts are shown before the staff area is loaded.
 */
const STAFF_WORDS = 'src/site/words/staffWords.ts';

const neverPublished = [
  'build/',
  'local/',
  'test/',
  'scripts/',
  'hosting/',
  'node_modules/fast-check/',
  'node_modules/firebase-admin/',
];

const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY/, 'a private key'],
  [/firebase-adminsdk|"private_key"|service_account/, "a service account's credentials"],
  [/\beyJ[\w-]{10,}\.[\w-]{10,}\./, 'a token'],
  [/\b(AKIA|ASIA)[A-Z0-9]{16}\b/, 'an access key'],
  [/\b(ghp|gho|ghs|github_pat|npm|glpat|xox[abp])[_-][\w-]{16,}/, 'an access token'],
  [/\bkurzovy-listok\b/, "the demo account's password"],
];

/** What a build must not contain, one line per finding; an empty list is a pass. */
export function findBundleProblems(report: BundleReport, files: readonly BuiltFile[]): readonly string[] {
  return [
    ...findMissingStaff(report),
    ...report.chunks
      .filter((chunk) => !isStaffChunk(chunk, report))
      .flatMap((chunk) => findModules(chunk, isStaffCode, 'staff code')),
    ...report.chunks.flatMap((chunk) => findModules(chunk, isDevelopmentCode, 'development code')),
    ...findPreloadedStaff(report, files),
    ...files.flatMap(({ name, text }) =>
      secrets.filter(([pattern]) => pattern.test(text)).map(([, secret]) => `${name} holds ${secret}`),
    ),
    ...files.filter(({ name }) => name.endsWith('.map')).map(({ name }) => `${name} is a source map`),
  ];
}

/** The contents of each chunk: its modules grouped by package or part of the project, the largest first. */
export function describeBundle(report: BundleReport): string {
  return report.chunks
    .map((chunk) => {
      const kind = isStaffChunk(chunk, report) ? 'staff' : 'visitor';
      return [`${chunk.files.join(', ')} (${kind})`, ...describeModules(chunk.modules)].join('\n');
    })
    .join('\n\n');
}

function describeModules(modules: readonly ReportedModule[]): readonly string[] {
  const sizes = new Map<string, number>();
  for (const { name, size } of modules) {
    sizes.set(partOf(name), (sizes.get(partOf(name)) ?? 0) + size);
  }
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .map(([part, size]) => `  ${(size / 1000).toFixed(1).padStart(8)} kB  ${part}`);
}

function partOf(module: string): string {
  return /^(node_modules\/(?:@[^/]+\/)?[^/]+|src\/(?:features\/[^/]+|[^/]+)|webpack\/runtime)/.exec(module)?.[0] ?? module;
}

function isStaffChunk(chunk: ReportedChunk, report: BundleReport, seen: readonly string[] = []): boolean {
  if (chunk.parents.length === 0 || seen.includes(chunk.id)) {
    return false;
  }
  if (chunk.modules.some(isStaffEntry)) {
    return true;
  }
  // A group is always loaded as a whole: one staff chunk in it is enough to make it the staff's, even if visitors share
  // its other chunks.
  return chunk.parents.every((group) =>
    report.chunks.some((parent) => group.includes(parent.id) && isStaffChunk(parent, report, [...seen, chunk.id])),
  );
}

function isStaffEntry({ name }: ReportedModule): boolean {
  return name === STAFF_ENTRY;
}

function isStaffCode({ name }: ReportedModule): boolean {
  return name.includes(STAFF_FOLDER) || name === STAFF_WORDS;
}

function isDevelopmentCode({ name }: ReportedModule): boolean {
  return neverPublished.some((start) => name.startsWith(start));
}

// Without this check, a renamed entry, folder or file would make the audit pass everything.
function findMissingStaff({ chunks }: BundleReport): readonly string[] {
  const modules = chunks.flatMap((chunk) => chunk.modules);
  return [
    ...(modules.some(isStaffEntry) ? [] : [`no chunk holds ${STAFF_ENTRY}`]),
    ...(modules.some(({ name }) => name.includes(STAFF_FOLDER)) ? [] : [`no chunk holds anything of a folder ${STAFF_FOLDER}`]),
    ...(modules.some(({ name }) => name === STAFF_WORDS) ? [] : [`no chunk holds ${STAFF_WORDS}`]),
  ];
}

function findModules(chunk: ReportedChunk, isUnwanted: (module: ReportedModule) => boolean, kind: string): readonly string[] {
  return chunk.modules.filter(isUnwanted).map(({ name }) => `${chunk.files.join(', ')} holds ${kind}: ${name}`);
}

function findPreloadedStaff(report: BundleReport, files: readonly BuiltFile[]): readonly string[] {
  const staffFiles = report.chunks.filter((chunk) => isStaffChunk(chunk, report)).flatMap((chunk) => chunk.files);
  return files
    .filter(({ name }) => name.endsWith('.html'))
    .flatMap(({ name, text }) =>
      staffFiles.filter((file) => text.includes(file)).map((file) => `${name} loads the staff file ${file}`),
    );
}
