/**
 * Mutation testing: small faults are put into the code, and the unit tests must notice each of them.
 * `npm run test:mutation` runs it for the domain, then for slices and sagas.
 */
const scopes = {
  domain: { mutate: ['src/domain/**/*.ts'], leastKilled: 95 },
  machines: {
    mutate: [
      'src/{features,firstPaint,staff}/**/*.ts',
      'src/app/{rootSaga,screenViews,titles}.ts',
      // They need a document.
      '!src/**/{fieldNavigation,paintRates,use*}.ts',
    ],
    leastKilled: 90,
  },
};

// A faulty line fails a property within a few inputs, if at all.
process.env.PROPERTY_RUNS ??= '30';
// That it fails is enough: nobody reads the smallest input that fails it.
process.env.PROPERTY_SHRINKING ??= 'off';

const scope = process.env.MUTATION_SCOPE ?? 'domain';
const { mutate, leastKilled } = scopes[scope];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate,
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { configFile: 'jest.unit.config.cjs' },
  coverageAnalysis: 'perTest',
  // What is made while a module loads (tables, patterns) needs every test for each mutant, seven eighths of the time for a small part of them.
  ignoreStatic: process.env.MUTATION_STATIC !== 'on',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  // Jest in one process slows down with every run.
  maxTestRunnerReuse: 100,
  thresholds: { high: 100, low: leastKilled, break: leastKilled },
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `reports/mutation/${scope}.json` },
  tempDirName: 'reports/stryker',
  cleanTempDir: 'always',
  // There is nothing in it that a sandbox would have to change, and changing it would need TypeScript beside Stryker.
  tsconfigFile: 'none',
  allowEmpty: false,
};
