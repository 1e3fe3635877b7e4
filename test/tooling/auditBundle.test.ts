import type { BuiltFile } from '../../scripts/bundle/auditBundle';
import { describeBundle, findBundleProblems } from '../../scripts/bundle/auditBundle';
import type { ReportedChunk } from '../../build/bundleReportPlugin';

/** Builds a chunk of the report; in `parents`, a plus joins chunks that are downloaded together. */
function chunk(id: string, parents: readonly string[], ...modules: readonly string[]): ReportedChunk {
  return {
    id,
    files: [`assets/${id}.js`],
    parents: parents.map((parent) => parent.split('+')),
    modules: modules.map((name) => ({ name, size: 1_000 })),
  };
}

const visitor = chunk('main', [], 'src/main.tsx', 'node_modules/@firebase/database/dist/index.js');
const staff = chunk(
  'staff',
  ['main'],
  'src/openStaff.tsx',
  'src/staff/rateEditor/editorSlice.ts',
  'src/site/words/staffWords.ts',
  'node_modules/@firebase/auth/dist/index.js',
);
const staffOnly = chunk('editor', ['staff'], 'src/staff/rateEditor/RateEditorPage.tsx');

const problemsOf = (chunks: readonly ReportedChunk[], files: readonly BuiltFile[] = []) => findBundleProblems({ chunks }, files);

describe('findBundleProblems', () => {
  it('passes a build whose staff code is in staff chunks alone', () => {
    expect(problemsOf([visitor, staff, staffOnly], [{ name: 'index.html', text: '<script src="/assets/main.js">' }])).toEqual([]);
  });

  it('passes what only the staff area loads, though that shares a chunk with visitors', () => {
    const shared = chunk('firebase', ['main', 'staff'], 'node_modules/@firebase/app/dist/index.js');
    const parser = chunk('parser', ['firebase+staff'], 'src/staff/import/parsers/spreadsheet.ts');
    expect(problemsOf([visitor, staff, shared, parser])).toEqual([]);
  });

  it.each([
    'src/staff/rateEditor/saveSaga.ts',
    'src/staff/signIn/SignInForm.tsx',
    'src/services/firebase/staff/authGateway.ts',
    'src/site/words/staffWords.ts',
  ])('finds %s in what visitors download', (module) => {
    expect(problemsOf([chunk('main', [], 'src/main.tsx', module), staff])).toEqual([
      `assets/main.js holds staff code: ${module}`,
    ]);
  });

  it("lets visitors have what their scripts say at the staff's addresses", () => {
    expect(problemsOf([chunk('main', [], 'src/main.tsx', 'src/site/words/staffEntrance.ts'), staff])).toEqual([]);
  });

  it('says so when it finds no staff area at all', () => {
    expect(problemsOf([visitor])).toEqual([
      'no chunk holds src/openStaff.tsx',
      'no chunk holds anything of a folder /staff/',
      'no chunk holds src/site/words/staffWords.ts',
    ]);
  });

  it('takes a chunk that visitors load too for a visitor chunk', () => {
    const shared = chunk('shared', ['main', 'staff'], 'src/staff/signIn/authSlice.ts');
    expect(problemsOf([visitor, staff, shared])).toEqual(['assets/shared.js holds staff code: src/staff/signIn/authSlice.ts']);
  });

  it.each([
    'build/settings.ts',
    'local/backend.ts',
    'test/support/builders.ts',
    'test/catalogue/StoryView.tsx',
    'scripts/staff.ts',
    'node_modules/firebase-admin/lib/index.js',
  ])('finds %s anywhere', (module) => {
    expect(problemsOf([visitor, { ...staff, modules: [...staff.modules, { name: module, size: 1 }] }])).toEqual([
      `assets/staff.js holds development code: ${module}`,
    ]);
  });

  it('finds a page that loads the staff chunk ahead', () => {
    const page = { name: 'index.html', text: '<link rel="prefetch" href="/assets/staff.js">' };
    expect(problemsOf([visitor, staff], [page])).toEqual(['index.html loads the staff file assets/staff.js']);
  });

  it.each([
    ['-----BEGIN PRIVATE KEY-----', 'a private key'],
    ['{"client_email":"firebase-adminsdk-x@office.iam.gserviceaccount.com"}', "a service account's credentials"],
    ['token="eyJhbGciOiJub25lIn0.eyJzdWIiOiJzdGFmZiJ9."', 'a token'],
    ['AKIAABCDEFGHIJKLMNOP', 'an access key'],
    ['ghp_abcdefghijklmnopqrstuvwx', 'an access token'],
    ['kurzovy-listok', "the demo account's password"],
  ])('finds %j', (text, secret) => {
    expect(problemsOf([visitor, staff], [{ name: 'assets/main.js', text }])).toEqual([`assets/main.js holds ${secret}`]);
  });

  it('finds a source map', () => {
    expect(problemsOf([visitor, staff], [{ name: 'assets/main.js.map', text: '' }])).toEqual([
      'assets/main.js.map is a source map',
    ]);
  });
});

describe('describeBundle', () => {
  it('lists the parts of each chunk, the largest first', () => {
    const large = { name: 'node_modules/@firebase/database/dist/index.js', size: 551_000 };
    expect(describeBundle({ chunks: [{ ...visitor, modules: [...visitor.modules, large] }, staff] })).toBe(
      [
        'assets/main.js (visitor)',
        '     552.0 kB  node_modules/@firebase/database',
        '       1.0 kB  src/main.tsx',
        '',
        'assets/staff.js (staff)',
        '       1.0 kB  src/openStaff.tsx',
        '       1.0 kB  src/staff',
        '       1.0 kB  src/site',
        '       1.0 kB  node_modules/@firebase/auth',
      ].join('\n'),
    );
  });
});
