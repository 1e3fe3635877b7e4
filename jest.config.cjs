/* On Node 20, Jest can't read a TypeScript config without ts-node, so this file is CommonJS. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const shared = {
  transform,
  moduleNameMapper: {
    '\\.(svg|png|webp)$': '<rootDir>/test/support/fileStub.ts',
    '\\.svg\\?markup$': '<rootDir>/test/support/markupStub.ts',
  },
};

module.exports = {
  testSequencer: '<rootDir>/test/support/browserFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      // redux-saga's production build skips its checks for null; "development" selects the strict build.
      testEnvironmentOptions: { customExportConditions: ['development', 'browser'], url: 'http://127.0.0.1:8080/' },
      testMatch: ['<rootDir>/test/{domain,site,ui,features,firstPaint,staff,pages,app,ports,catalogue}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setupUnit.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{build,local,services,hosting,tooling}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setupNode.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/test/browser/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/browser/support/globalTeardown.ts',
      setupFilesAfterEnv: ['<rootDir>/test/browser/support/setupBrowser.ts'],
    },
  ],
};
