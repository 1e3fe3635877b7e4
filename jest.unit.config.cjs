/**
 * The unit tests of one scope, set up for mutation testing: only plain code, without screens and therefore without a
 * document.
 */
const unit = require('./jest.config.cjs').projects.find(({ displayName }) => displayName === 'unit');

const folders = { domain: 'domain', machines: '{features,firstPaint,staff,app}' };

module.exports = {
  ...unit,
  testEnvironment: 'node',
  // Filling the gaps of jsdom takes most of a test file's time.
  setupFilesAfterEnv: ['<rootDir>/test/support/setupProperties.ts'],
  testMatch: [`<rootDir>/test/${folders[process.env.MUTATION_SCOPE ?? 'domain']}/**/*.test.ts`],
  // This test runs the code in processes of its own, where there are no mutants.
  testPathIgnorePatterns: ['/node_modules/', 'timestampZones'],
};
