/**
 * Mutation testing: puts small faults into the code, each of which the unit tests have to notice. `npm run
 * test:mutation` runs it for the domain, then for slices and sagas.
 */
const scopes = {
  domain: { mutate: ['src/domain/**/*.ts'], leastKilled: 95 },
  machines: {
    mutate: [
      'src/{features,firstPaint,staff}/**/*.ts',
      'src/app/{rootSaga,screenViews,titles}.ts',
      // These files need a document.
      '!src/**/{fieldNavigation,paintRates,use*}.ts',
    ],
    leastKilled: 90,
  },
};

// If a faulty line makes a property fail at all, it does so within a few inputs.
process.env.PROPERTY_RUNS ??= '30';
// A failure is enough: nobody reads the smallest failing input.
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
  // Mutants in code that runs while a module loads (tables, patterns) need every test: seven eighths of the time for a
  // small part of the mutants.
  ignoreStatic: process.env.MUTATION_STATIC !== 'on',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  // A Jest process becomes slower with every run.
  maxTestRunnerReuse: 100,
  thresholds: { high: 100, low: leastKilled, break: leastKilled },
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `reports/mutation/${scope}.json` },
  tempDirName: 'reports/stryker',
  cleanTempDir: 'always',
  // The file has nothing to change for a sandbox, and changing it would need TypeScript installed beside Stryker.
  tsconfigFile: 'none',
  allowEmpty: false,
};
