const Sequencer = require('@jest/test-sequencer').default;

/** Begins with the browser's tests, which are the longest and mostly wait: what computes fills the time that they leave. */
module.exports = class BrowserFirst extends Sequencer {
  sort(tests) {
    const isBrowser = ({ context }) => context.config.displayName?.name === 'browser';
    return [...super.sort(tests)].sort((one, other) => Number(isBrowser(other)) - Number(isBrowser(one)));
  }
};
