/** The unit tests alone, as mutation testing wants them: one project, and nothing that starts a server or a browser. */
module.exports = require('./jest.config.cjs').projects.find(({ displayName }) => displayName === 'unit');
