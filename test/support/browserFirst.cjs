const Sequencer = require('@jest/test-sequencer').default;

/** The longest test files by far, which would keep one worker busy long after the others are done. */
const LONGEST = /(?:catalogue|faults)\.test\.ts$/;

/** Runs the longest files and the browser tests first: browser tests wait at times, and computing tests fill the gaps. */
module.exports = class BrowserFirst extends Sequencer {
  sort(tests) {
    const isBrowser = ({ context }) => context.config.displayName?.name === 'browser';
    const rankOf = (test) => Number(isBrowser(test)) + Number(LONGEST.test(test.path));
    return [...super.sort(tests)].sort((one, other) => rankOf(other) - rankOf(one));
  }
};
