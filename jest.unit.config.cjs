/** The unit tests as mutation testing wants them: one project, without the screens, whose waits depend on the machine's pace. */
const unit = require('./jest.config.cjs').projects.find(({ displayName }) => displayName === 'unit');

module.exports = { ...unit, testMatch: ['<rootDir>/test/{domain,features,app}/**/*.test.ts'] };
