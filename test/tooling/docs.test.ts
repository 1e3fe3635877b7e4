import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter(isMarkdown)
    .map((name) => `docs/${name}`),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => existsSync(file));
/** All files and folders by their paths and by every end of these, because documents shorten paths to "x.ts beside it". */
const known = new Set(files.flatMap(withParents).flatMap(withEnds));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

/** Files and folders that a reader of the documents creates; the repository doesn't have them. */
const madeByTheReader = [
  '.env',
  '.firebaserc',
  '.local',
  'accounts.json',
  'currencies.json',
  'dist',
  'firebase.deploy.json',
  'my-seed.json',
  'rsd.json',
];

const SPAN = /`([^`\n]+)`/g;
const NAMES_A_FILE = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|jsx?|cjs|mjs|json|scss|html|csv|md|png)$/;
const LOOKS_LIKE_A_PATH = /^[\w.-]+(?:\/[\w.-]+)+\/?$/;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const SCRIPT = /\bnpm run (?:-s )?([a-z][\w:-]*)/g;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files and folders that exist', () => {
    expect(all(text, SPAN).filter(isProjectPath).filter(isUnknown)).toEqual([]);
  });

  it('links only to files that exist', () => {
    const targets = all(text, LINK).map((target) => path.posix.join(path.posix.dirname(document), target));
    expect(targets.filter(isUnknown)).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    expect(all(text, SCRIPT).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('README.md', () => {
  it('names every script of package.json', () => {
    const text = readFileSync('README.md', 'utf8');
    const named = [...all(text, SCRIPT), ...all(text, /\bnpm (start|test)\b/g)];
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('names every composition root', () => {
    const named = all(readFileSync('docs/architecture.md', 'utf8'), SPAN);
    const roots = files.filter((file) => /^src\/\w+\.tsx?$/.test(file)).map((file) => path.basename(file));
    expect(roots).toContain('main.ts');
    expect(roots.filter((name) => !named.includes(name))).toEqual([]);
  });
});

function isMarkdown(name: string): boolean {
  return name.endsWith('.md');
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}

function isProjectPath(span: string): boolean {
  return NAMES_A_FILE.test(span) || (LOOKS_LIKE_A_PATH.test(span) && topFolders.has(span.split('/')[0]));
}

function isUnknown(named: string): boolean {
  const plain = named.replace(/\/$/, '');
  return !known.has(plain) && !madeByTheReader.some((made) => plain === made || plain.startsWith(`${made}/`));
}

/** For `a/b/c.ts`: `a`, `a/b` and the path itself. */
function withParents(file: string): readonly string[] {
  return file.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
}

/** For `a/b/c.ts`: the path itself, `b/c.ts` and `c.ts`. */
function withEnds(file: string): readonly string[] {
  return file.split('/').map((_part, index, parts) => parts.slice(index).join('/'));
}
