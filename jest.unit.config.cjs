/** The unit tests of one scope as mutation testing wants them: plain code alone, without screens and so without a document. */
const unit = require('./jest.config.cjs').projects.find(({ displayName }) => displayName === 'unit');

const folders = { domain: 'domain', machines: '{domain,features,app}' };

module.exports = {
  ...unit,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/test/${folders[process.env.MUTATION_SCOPE ?? 'machines']}/**/*.test.ts`],
  // It looks at the code from processes of its own, where no mutant is.
  testPathIgnorePatterns: ['/node_modules/', 'timestampZones'],
};
