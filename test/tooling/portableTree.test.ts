import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/listFiles';
import packageJson from '../../package.json';

/** Folders in the working directory that are no part of the project. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1))
  .concat('.git');

const tree = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !ignored.includes(name))
  .flatMap((entry) => (entry.isDirectory() ? listFiles(entry.name).map((file) => `${entry.name}/${file}`) : [entry.name]));

/** The ending of a file's name that an import may leave out. */
const IMPORTED_EXTENSION = /(?:\.d)?\.[cm]?[jt]sx?$/;

const sameAs = (file: string): string => file.replace(IMPORTED_EXTENSION, '').toLowerCase();

/** Names that Windows reserves for devices, characters that it allows in no name, and endings that it drops. */
const FORBIDDEN = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)|[<>:"|?*\\\p{Cc}]|[. ](\/|$)/iu;

describe('the tree', () => {
  it('has no two files that are the same on a Mac or on Windows, or in an import', () => {
    const seen = new Map<string, string[]>();
    tree.forEach((file) => seen.set(sameAs(file), [...(seen.get(sameAs(file)) ?? []), file]));
    expect([...seen.values()].filter((files) => files.length > 1)).toEqual([]);
  });

  it('has no name that Windows refuses', () => {
    expect(tree.filter((file) => FORBIDDEN.test(file))).toEqual([]);
  });

  it('is looked through', () => {
    expect(tree).toContain(path.relative('.', __filename).replaceAll(path.sep, '/'));
    expect([sameAs('src/Freshness.tsx'), FORBIDDEN.test('src/aux.ts'), FORBIDDEN.test('a:b')]).toEqual([
      'src/freshness',
      true,
      true,
    ]);
  });
});

/** Syntax that only a POSIX shell understands (quotes, lists, substitutions, variables before a command), and its programs. */
const POSIX_ONLY = /['`;$]|(^|&&|\|\|)\s*\w+=|(^|&&|\|\|)\s*(rm|cp|mv|mkdir|cat|export|bash|sh)\s|\/dev\/|(^|[^&])&([^&]|$)/;

describe('npm scripts', () => {
  it.each(Object.entries(packageJson.scripts))('%s is run by every system’s shell', (_name, script) => {
    expect(script).not.toMatch(POSIX_ONLY);
  });

  it.each(['CI=1 jest', 'rm -rf dist', "prettier '**/*.ts'", 'a ; b', 'node x $PORT', 'server & jest'])(
    '%s would not be',
    (script) => {
      expect(script).toMatch(POSIX_ONLY);
    },
  );
});

describe('programs that npm installs', () => {
  const sources = tree.filter((file) => /^(build|hosting|local|scripts|test)\/.*\.[cm]?ts$/.test(file));

  // Windows starts batch files only through a shell. scripts/commandLine/runProgram.ts uses one; build/runWebpack.ts needs none.
  it('are started by nobody directly', () => {
    const direct = /\b(spawn|spawnSync|execFile|execFileSync)\(\s*'(npx|npm|tsx|webpack|jest)'/;
    expect(sources.filter((file) => direct.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
