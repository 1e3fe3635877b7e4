import type { FirstRates, PaintedRates } from '../../src/firstPaint/firstRates';
import { PATIENCE, showFirstRates, UNFOLLOWED_AFTER } from '../../src/firstPaint/firstRates';
import type { RatesReading, RawCurrency } from '../../src/ports/rates';
import { buildCurrency, buildRaw } from '../support/builders';
import { createFakeClock } from '../support/fakeGateways';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NOW = 5_000;
const old: RatesReading = { currencies: [buildCurrency({ buy: 1.1 })], receivedAt: 1_000 };
const remembered: FirstRates = { status: 'remembered', ...old };
const read: FirstRates = { status: 'read', currencies: [buildCurrency()], receivedAt: NOW };

interface Options {
  readonly kept?: RatesReading | null;
  /** The result of painting; an Error is thrown. */
  readonly painting?: boolean | Error;
}

function start({ kept = null, painting = true }: Options = {}) {
  const painted: PaintedRates[] = [];
  const reported: unknown[] = [];
  let answer: (children: readonly RawCurrency[]) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const clock = createFakeClock(NOW);
  const show = showFirstRates({
    recallRates: () => kept,
    readRates: () => new Promise((resolve, reject) => ([answer, fail] = [resolve, reject])),
    clock,
    reportError: (error) => reported.push(error),
    paint: (rates) => {
      painted.push(rates);
      if (painting instanceof Error) {
        throw painting;
      }
      return painting;
    },
  });
  let isApplicationDue = false;
  void show.applicationDue.then(() => (isApplicationDue = true));
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return {
    handOver: () => show.handOver(),
    tellUnfollowed: () => show.tellUnfollowed(),
    clock,
    painted,
    reported,
    isApplicationDue: () => isApplicationDue,
    settle,
    answer: (...children: RawCurrency[]) => {
      answer(children);
      return settle();
    },
    fail: (error: Error) => {
      fail(error);
      return settle();
    },
  };
}

describe('showFirstRates', () => {
  it('shows what the database answers, and loads the application then', async () => {
    const { painted, isApplicationDue, answer, settle, handOver } = start();
    await settle();
    expect(painted).toEqual([]);
    expect(isApplicationDue()).toBe(false);
    await answer(buildRaw(), { key: 'broken', value: null });
    expect(painted).toEqual([read]);
    expect(isApplicationDue()).toBe(true);
    expect(handOver().shown).toEqual(read);
  });

  it('shows remembered rates at once, without waiting for anything, and then the true ones', async () => {
    const { painted, isApplicationDue, answer, settle } = start({ kept: old });
    expect(painted).toEqual([remembered]);
    await settle();
    expect(isApplicationDue()).toBe(true);
    await answer(buildRaw());
    expect(painted).toEqual([remembered, read]);
  });

  it('shows no remembered rates whose age nobody can tell because the clock was put back', () => {
    expect(start({ kept: { ...old, receivedAt: NOW + 1 } }).painted).toEqual([]);
  });

  it('shows remembered rates of this very moment', () => {
    const justNow = { ...old, receivedAt: NOW };
    expect(start({ kept: justNow }).painted).toEqual([{ status: 'remembered', ...justNow }]);
  });

  it('loads the application after 2 s without an answer, not before', async () => {
    const { isApplicationDue } = start();
    await jest.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(isApplicationDue()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isApplicationDue()).toBe(true);
  });

  it('reports a failed reading, and leaves the rest to the application', async () => {
    const { painted, reported, isApplicationDue, fail, handOver } = start();
    const failure = new Error('No network.');
    await fail(failure);
    expect(reported).toEqual([failure]);
    expect(painted).toEqual([]);
    expect(isApplicationDue()).toBe(true);
    const { shown, reading } = handOver();
    expect([shown, await reading]).toEqual([null, null]);
  });

  it('hands over nothing as shown when there was nothing to paint', async () => {
    const { answer, handOver } = start({ painting: false });
    await answer();
    const { shown, reading } = handOver();
    expect(shown).toBeNull();
    expect(await reading).toEqual({ currencies: [], receivedAt: NOW });
  });

  it('paints no more once the application has the page, but hands it the answer that comes then', async () => {
    const { painted, answer, handOver } = start({ kept: old });
    const { shown, reading } = handOver();
    await answer(buildRaw());
    expect(painted).toEqual([remembered]);
    expect(shown).toEqual(remembered);
    expect(await reading).toEqual({ currencies: read.currencies, receivedAt: NOW });
  });

  it('marks rates that no application follows after 8 s', async () => {
    const { painted, answer } = start();
    await answer(buildRaw());
    await jest.advanceTimersByTimeAsync(UNFOLLOWED_AFTER - 1);
    expect(painted).toEqual([read]);
    await jest.advanceTimersByTimeAsync(1);
    expect(painted).toEqual([read, { ...read, status: 'remembered' }]);
  });

  it('gives rates the time at which they were asked for: a later answer may have overtaken theirs', async () => {
    const { painted, clock, answer } = start();
    clock.time = NOW + 1_000;
    await answer(buildRaw());
    expect(painted).toEqual([read]);
  });

  it('counts the 8 s from the question, not from the answer', async () => {
    const { painted, answer } = start();
    await jest.advanceTimersByTimeAsync(UNFOLLOWED_AFTER - 1);
    await answer(buildRaw());
    expect(painted).toEqual([read]);
    await jest.advanceTimersByTimeAsync(1);
    expect(painted).toEqual([read, { ...read, status: 'remembered' }]);
  });

  it.each([
    [UNFOLLOWED_AFTER - 1, 'read'],
    [UNFOLLOWED_AFTER, 'remembered'],
  ] as const)('shows rates that were asked for %i ms ago as %s', async (age, status) => {
    const { painted, clock, answer } = start();
    clock.time = NOW + age;
    await answer(buildRaw());
    expect(painted).toEqual([{ ...read, status }]);
  });

  it('reports when the page cannot be painted, and loads the application all the same', async () => {
    const failure = new Error('Something else has changed the page.');
    const { reported, isApplicationDue, answer, handOver } = start({ kept: old, painting: failure });
    await answer(buildRaw());
    expect(reported).toEqual([failure, failure]);
    expect(isApplicationDue()).toBe(true);
    expect(handOver().shown).toBeNull();
  });

  it('says that nothing follows the rates when the application could not be loaded, also of later ones', async () => {
    const { painted, tellUnfollowed, answer } = start({ kept: old });
    tellUnfollowed();
    expect(painted).toEqual([remembered, { ...remembered, status: 'unfollowed' }]);
    await answer(buildRaw());
    expect(painted.slice(2)).toEqual([{ ...read, status: 'unfollowed' }]);
  });

  it('takes that back when the application comes after all, so that it finds what it renders itself', async () => {
    const { painted, tellUnfollowed, answer, handOver } = start();
    await answer(buildRaw());
    tellUnfollowed();
    expect(handOver().shown).toEqual(read);
    expect(painted).toEqual([read, { ...read, status: 'unfollowed' }, read]);
  });

  it('has nothing to say of rates that are not there', () => {
    const { painted, tellUnfollowed, handOver } = start();
    tellUnfollowed();
    expect(handOver().shown).toBeNull();
    expect(painted).toEqual([]);
  });

  it('has nothing to mark after 8 s when no rates are shown', async () => {
    const { painted } = start();
    await jest.advanceTimersByTimeAsync(UNFOLLOWED_AFTER);
    expect(painted).toEqual([]);
  });
});
