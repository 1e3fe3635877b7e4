import type { BundleReport } from '../../build/bundleReportPlugin';
import { firebasePackages } from '../../build/chunks';
import { findAdvisories } from '../../scripts/bundle/advisories';
import { findLostAssumptions } from '../../scripts/bundle/assumptions';

const ROUTER = 'node_modules/react-router/dist/production/index.mjs';

function reportOf(modules: Readonly<Record<string, readonly string[]>>): BundleReport {
  return {
    chunks: Object.entries(modules).map(([id, names]) => ({
      id,
      files: [`assets/${id}.0a1b2c3d.js`],
      parents: [],
      modules: names.map((name) => ({ name, size: 1 })),
    })),
  };
}

const coreModules = firebasePackages.map((name) => `node_modules/${name}/dist/index.js`);
const report = reportOf({ application: [ROUTER], firebase: coreModules });
const files = [
  'index.html',
  'tabula.html',
  'sw.js',
  'manifest.webmanifest',
  ...[
    'first',
    'answer',
    'application',
    'locale-sk',
    'database',
    'firebase',
    'calculator',
    'calculator-sk',
    'structured-data',
    'news',
    'trend',
    'trend-sk',
    'legal',
    'legal-sk',
    'staff',
    'delimited-text',
    'spreadsheet',
    'board',
    'board-sk',
    'board-en',
  ].map((name) => `assets/${name}.0a1b2c3d.js`),
  'assets/calculator.0a1b2c3d.css',
  'assets/staff.0a1b2c3d.css',
  'assets/trend.0a1b2c3d.css',
  'assets/legal.0a1b2c3d.css',
  'assets/board.0a1b2c3d.css',
  'assets/coin.0a1b2c3d.svg',
];

describe('findLostAssumptions', () => {
  it('passes a build in which every name fits', () => {
    expect(findLostAssumptions(report, files)).toEqual([]);
  });

  it.each(['database', 'svg'])('names the service worker’s pattern and the budget that lost %s', (part) => {
    expect(
      findLostAssumptions(
        report,
        files.filter((file) => !file.includes(part)),
      ),
    ).toEqual([
      expect.stringMatching(/^the service worker keeps .*, which no file is$/),
      expect.stringMatching(/^the budget "cold visit/),
    ]);
  });

  it('names a part of the SDK that has another name now', () => {
    const renamed = coreModules.map((name) => name.replace('@firebase/logger', '@firebase/log'));
    expect(findLostAssumptions(reportOf({ application: [ROUTER], firebase: renamed }), files)).toEqual([
      'the chunk "firebase" is to hold @firebase/logger, and does not',
    ]);
  });

  it('names a development build of the router', () => {
    const development = ROUTER.replace('production', 'development');
    expect(findLostAssumptions(reportOf({ application: [development], firebase: coreModules }), files)).toEqual([
      'no chunk holds anything of node_modules/react-router/dist/production/',
      `a chunk holds ${development}`,
    ]);
  });
});

describe('findAdvisories', () => {
  const vulnerability = (name: string, ...nodes: readonly string[]) => ({ name, severity: 'high', range: '<2', nodes });
  const print = (...found: readonly ReturnType<typeof vulnerability>[]) =>
    JSON.stringify({ vulnerabilities: Object.fromEntries(found.map((entry) => [entry.name, entry])) });

  it('names what visitors download, the service worker’s packages too', () => {
    const printed = print(
      vulnerability('react-router', 'node_modules/react-router'),
      vulnerability('workbox-core', 'node_modules/workbox-core'),
      vulnerability('webpack', 'node_modules/webpack'),
      vulnerability('idb', 'node_modules/other/node_modules/idb'),
    );
    expect(findAdvisories(report, printed)).toEqual([
      'react-router <2 has a known vulnerability (high): see `npm audit`',
      'workbox-core <2 has a known vulnerability (high): see `npm audit`',
    ]);
    expect(findAdvisories(report, print())).toEqual([]);
  });

  it.each(['', 'npm error network', '{"message":"request to https://registry.npmjs.org failed"}', 'null'])(
    'says that %j is no answer',
    (printed) => {
      expect(findAdvisories(report, printed)).toBeNull();
    },
  );
});
