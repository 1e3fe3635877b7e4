/* global window, document, performance */
/* Runs in a page before its own scripts: time passes only when `simulation.advance` is called, so a day takes minutes. */
(() => {
  const RealDate = Date;
  const began = RealDate.now();
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  /** The simulated timers have ids beyond the browser's own. */
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
  // A timer without a delay only waits for the end of the task, and needs no simulated time.
  window.setTimeout = (run, delay, ...values) =>
    delay > 0 ? start(() => run(...values), delay, null) : realTimeout(run, 0, ...values);
  window.setInterval = (run, delay, ...values) => start(() => run(...values), Math.max(1, delay), Math.max(1, delay));
  window.clearTimeout = (id) => {
    timers.delete(id);
    realClear(id);
  };
  window.clearInterval = window.clearTimeout;

  /** Lets the page do pending work: promises, rendering, messages from the server. */
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

  /** The server's answers arrive between two steps, and the board waits four seconds for one. */
  const LONGEST_STEP = 500;

  /** The rates that the board shows, as texts by code. */
  const readShown = () =>
    Object.fromEntries(
      [...document.querySelectorAll('tbody .board__row')].map((row) => [
        row.querySelector('.board__code').textContent,
        [...row.querySelectorAll('.board__figure')].map((figure) => figure.textContent).join(' '),
      ]),
    );

  /**
   * Lets at least this many milliseconds pass, and continues until every rate on the screen is the expected one and
   * confirmed. Resolves to the number of milliseconds, the codes that are shown, and whether the board was marked in
   * between; null if that takes more than an hour.
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
