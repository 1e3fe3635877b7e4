import { demoStaff } from '../../../local/state/demoStaff';
import { findBundleProblems } from '../../../scripts/bundle/auditBundle';
import { readBundleReport } from '../../../build/bundleReportPlugin';
import { readBuiltFiles } from '../../../scripts/bundle/builtFiles';
import { builtSiteDirectory } from '../../support/siteCopy';

const files = readBuiltFiles(builtSiteDirectory);

/** Secrets, and details that visitors don't need. */
const confidential: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["the demo account's address", new RegExp(demoStaff.email.replace('.', '\\.'))],
  ["the demo account's id", new RegExp(demoStaff.uid)],
  ["the owner's key", /Bearer owner|[?&]auth=owner|access_token=owner/],
  ["a way to the owner's accounts", /accounts:batchGet|projects\/[^/]+\/accounts/],
  ['a private key', /PRIVATE KEY|"private_key_id"|client_email/],
  ['a legacy secret of the database', /[?&]auth=[A-Za-z0-9]{40}\b/],
  ['the way to a source map', /[#@] ?sourceMappingURL=/],
  ['the folder it was built in', new RegExp(process.cwd())],
];

describe('what visitors download', () => {
  it('is a whole build', () => {
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['index.html', 'app.html']));
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThanOrEqual(4);
  });

  it('passes the audit of the bundle', () => {
    expect(findBundleProblems(readBundleReport(builtSiteDirectory), files)).toEqual([]);
  });

  it.each(confidential)('holds nowhere %s', (_what, pattern) => {
    expect(files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('has no hidden file and no file of the project itself', () => {
    const strays = files
      .map(({ name }) => name)
      .filter((name) => /(^|[\\/])\.|\.(map|ts|tsx|scss|env|pem|key|log)$|^(firebase|database|package)/.test(name));
    expect(strays).toEqual([]);
  });
});
