/** The unit tests alone, as mutation testing wants them: one project, and nothing that starts a server or a browser. */
const unit = require('./jest.config.cjs').projects.find(({ displayName }) => displayName === 'unit');

// Stryker measures what a test covers through the environment of the project, which this one replaces.
module.exports = { ...unit, testPathIgnorePatterns: ['/node_modules/', 'prerender\\.test'] };
