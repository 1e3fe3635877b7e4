/* global window, document, performance */
/* Runs in a page before its own scripts: time passes there only as `simulation.advance` says, so that a day takes minutes. */
(() => {
  const RealDate = Date;
  const began = RealDate.now();
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  /** Timers of ours have numbers beyond those that a browser gives. */
  let lastId = 1e9;
  let passed = 0;
  const timers = new Map();

  window.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [began + passed] : parts));
    }

    static now() {
      return began + passed;
    }
  };
  performance.now = () => passed;

  const start = (run, delay, every) => {
    lastId += 1;
    timers.set(lastId, { run, at: passed + delay, every });
    return lastId;
  };
  // What is only to come after the rest of a task needs no time.
  window.setTimeout = (run, delay, ...values) =>
    delay > 0 ? start(() => run(...values), delay, null) : realTimeout(run, 0, ...values);
  window.setInterval = (run, delay, ...values) => start(() => run(...values), Math.max(1, delay), Math.max(1, delay));
  window.clearTimeout = (id) => {
    timers.delete(id);
    realClear(id);
  };
  window.clearInterval = window.clearTimeout;

  /** Lets the page do what is due: promises, rendering, messages of the server. */
  const breathe = () => new Promise((resolve) => realTimeout(resolve, 1));

  const advance = async (milliseconds) => {
    const end = passed + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
      if (!next) {
        break;
      }
      const [id, timer] = next;
      passed = Math.max(passed, timer.at);
      if (timer.every === null) {
        timers.delete(id);
      } else {
        timer.at += timer.every;
      }
      timer.run();
    }
    passed = end;
    await breathe();
  };

  /** The server's answers come between two steps, and the board gives one four seconds. */
  const LONGEST_STEP = 500;

  /** The rates that the board shows, as texts by their codes. */
  const readShown = () =>
    Object.fromEntries(
      [...document.querySelectorAll('tbody .board__row')].map((row) => [
        row.querySelector('.board__code').textContent,
        [...row.querySelectorAll('.board__figure')].map((figure) => figure.textContent).join(' '),
      ]),
    );

  /**
   * Lets at least so many milliseconds pass, and more until every rate on the screen is the expected one, confirmed. Gives how many
   * passed, which codes are shown, and whether the board was marked on the way; null when it did not come to that in an hour.
   */
  const advanceUntilShown = async (expected, least) => {
    const from = passed;
    let wasMarked = false;
    for (;;) {
      await advance(Math.min(LONGEST_STEP, Math.max(1, from + least - passed)));
      const trust = document.querySelector('main').dataset.trust;
      const shown = readShown();
      const codes = Object.keys(shown);
      wasMarked ||= trust !== 'confirmed';
      if (trust === 'confirmed' && passed - from >= least && codes.every((code) => shown[code] === expected[code])) {
        return { passed: passed - from, codes, wasMarked };
      }
      if (passed - from > 3_600_000) {
        return null;
      }
    }
  };

  window.simulation = { advance, advanceUntilShown };
})();
