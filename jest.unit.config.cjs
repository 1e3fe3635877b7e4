/** The unit tests of one scope as mutation testing wants them: plain code alone, without screens and so without a document. */
const unit = require('./jest.config.cjs').projects.find(({ displayName }) => displayName === 'unit');

const folders = { domain: 'domain', machines: '{features,firstPaint,staff,app}' };

module.exports = {
  ...unit,
  testEnvironment: 'node',
  // What makes up for a document's gaps is most of a test file's time.
  setupFilesAfterEnv: ['<rootDir>/test/support/setupProperties.ts'],
  testMatch: [`<rootDir>/test/${folders[process.env.MUTATION_SCOPE ?? 'domain']}/**/*.test.ts`],
  // It looks at the code from processes of its own, where no mutant is.
  testPathIgnorePatterns: ['/node_modules/', 'timestampZones'],
};
