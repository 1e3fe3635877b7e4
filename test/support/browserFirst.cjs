const Sequencer = require('@jest/test-sequencer').default;

/** The longest files by far, which would keep one worker busy long after the others have ended. */
const LONGEST = /(?:catalogue|faults)\.test\.ts$/;

/** Begins with the longest files and the browser's tests, which wait now and then: what computes fills the time that they leave. */
module.exports = class BrowserFirst extends Sequencer {
  sort(tests) {
    const isBrowser = ({ context }) => context.config.displayName?.name === 'browser';
    const rankOf = (test) => Number(isBrowser(test)) + Number(LONGEST.test(test.path));
    return [...super.sort(tests)].sort((one, other) => rankOf(other) - rankOf(one));
  }
};
