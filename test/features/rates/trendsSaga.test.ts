import { createAppStore } from '../../../src/app/store';
import { KEPT_FOR, watchTrends } from '../../../src/features/rates/trend/trendsSaga';
import {
  trendClosed,
  trendOpened,
  trendRetryRequested,
  trendsSlice,
  selectTrend,
} from '../../../src/features/rates/trend/trendsSlice';
import { ratesReceived } from '../../../src/features/rates/ratesSlice';
import { buildEntries } from '../../support/buildHistory';
import { buildCurrency } from '../../support/builders';
import { createFakeRecentVersions } from '../../support/fakeArchive';
import { createFakeClock } from '../../support/fakeGateways';

const usd = buildCurrency();
const czk = buildCurrency({ acronym: 'CZK' });
const newer = buildCurrency({ buy: 1.3, updated: '2026-04-13T17:00:00' });
const [USD, CZK] = ['currencies/usd', 'currencies/czk'];
const entries = buildEntries(2);

/** Starts the saga on Monday, 13 April 2026, at 16:00 in Bratislava. */
function start() {
  const reported: unknown[] = [];
  const appStore = createAppStore((error) => reported.push(error));
  appStore.rootReducer.inject(trendsSlice);
  const { readings, readRecentVersions } = createFakeRecentVersions();
  const clock = createFakeClock();
  appStore.runSaga(watchTrends, { readRecentVersions, clock, reportError: (error) => void reported.push(error) });
  const { store } = appStore;
  const receive = (...currencies: Parameters<typeof ratesReceived>[0]['currencies'][number][]) =>
    store.dispatch(ratesReceived({ currencies, receivedAt: clock.time }));
  receive(usd, czk);
  return {
    readings,
    reported,
    clock,
    receive,
    open: (id = USD) => store.dispatch(trendOpened({ id })),
    close: (id = USD) => store.dispatch(trendClosed({ id })),
    retry: (id = USD) => store.dispatch(trendRetryRequested({ id })),
    /** Answers a reading, by default the last one. */
    answer: async (given = entries, reading = readings.at(-1)) => {
      reading?.answer(given);
      await jest.advanceTimersByTimeAsync(0);
    },
    fail: async () => {
      readings.at(-1)?.fail(new Error('unreachable'));
      await jest.advanceTimersByTimeAsync(0);
    },
    now: (id = USD) => selectTrend(store.getState(), id),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads the last month when a currency is opened, and nothing before', async () => {
  const { readings, open, answer, now } = start();
  expect(readings).toEqual([]);
  open();
  expect(readings).toMatchObject([{ acronym: 'USD', from: '2026-03-12T16:00:00' }]);
  expect(now()).toEqual({ status: 'reading', isRetrying: false });
  await answer();
  expect(now()).toEqual({ status: 'shown', entries });
});

it('gives the reading up when it is closed, and takes no answer that is late', async () => {
  const { readings, open, close, answer, now } = start();
  open();
  close();
  expect(readings[0]?.signal.aborted).toBe(true);
  await answer();
  expect(now()).toEqual({ status: 'closed' });
  open();
  expect(readings).toHaveLength(2);
  await answer([], readings[0]);
  expect(now()).toMatchObject({ status: 'reading' });
  await answer();
  expect(now()).toEqual({ status: 'shown', entries });
});

it('keeps several open, each by itself', async () => {
  const { readings, open, close, answer, now } = start();
  open(USD);
  open(CZK);
  expect(readings.map(({ acronym }) => acronym)).toEqual(['USD', 'CZK']);
  close(USD);
  expect(readings.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer();
  expect([now(USD).status, now(CZK).status]).toEqual(['closed', 'shown']);
});

describe('a failure', () => {
  it('is told after ten seconds without an answer, and not before', async () => {
    const { readings, open, now } = start();
    open();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(now().status).toBe('reading');
    await jest.advanceTimersByTimeAsync(1);
    expect(now().status).toBe('failed');
    expect(readings[0]?.signal.aborted).toBe(true);
  });

  it('is told at once without a network, and reported', async () => {
    const { reported, open, fail, now } = start();
    open();
    await fail();
    expect(now()).toEqual({ status: 'failed' });
    expect(reported).toEqual([new Error('unreachable')]);
  });

  it('can be followed by another try, as often as it takes', async () => {
    const { readings, open, retry, fail, answer, now } = start();
    open();
    await fail();
    retry(CZK);
    expect(readings).toHaveLength(1);
    retry();
    expect(now()).toEqual({ status: 'reading', isRetrying: true });
    await fail();
    retry();
    await answer();
    expect(readings).toHaveLength(3);
    expect(now()).toEqual({ status: 'shown', entries });
  });
});

describe('what was read', () => {
  it('is used again for five minutes', async () => {
    const { readings, open, close, answer, now } = start();
    open();
    await answer();
    close();
    await jest.advanceTimersByTimeAsync(299_999);
    open();
    expect(now()).toEqual({ status: 'shown', entries });
    close();
    await jest.advanceTimersByTimeAsync(299_999);
    expect(now().status).toBe('kept');
    await jest.advanceTimersByTimeAsync(1);
    expect(now()).toEqual({ status: 'closed' });
    expect(readings).toHaveLength(1);
    open();
    expect(readings).toHaveLength(2);
  });

  it('is forgotten in its time whatever else is opened meanwhile', async () => {
    const { open, close, answer, now } = start();
    open(USD);
    await answer();
    close(USD);
    open(CZK);
    await jest.advanceTimersByTimeAsync(KEPT_FOR);
    expect(now(USD)).toEqual({ status: 'closed' });
  });

  it('is forgotten when the currency changes meanwhile', async () => {
    const { open, close, answer, receive, now } = start();
    open();
    await answer();
    close();
    receive(usd, buildCurrency({ acronym: 'CZK', updated: newer.updated }));
    expect(now().status).toBe('kept');
    receive(newer, czk);
    expect(now()).toEqual({ status: 'closed' });
  });
});

describe('a change while it is open', () => {
  it('is told at once by our own clock, and then read', async () => {
    const { readings, clock, open, answer, receive, now } = start();
    open();
    await answer();
    clock.time += 1_000;
    receive(newer, czk);
    const replaced = { key: 'usd~2026-04-13T16:00:00', buy: usd.buy, until: clock.time };
    expect(now()).toMatchObject({ status: 'shown', entries: [replaced, ...entries] });
    expect(readings).toHaveLength(2);
    await answer(buildEntries(3));
    expect(now()).toEqual({ status: 'shown', entries: buildEntries(3) });
  });

  it('leaves on the screen what is there when it can not be read', async () => {
    const { open, answer, fail, receive, now } = start();
    open();
    await answer();
    receive(newer, czk);
    await fail();
    expect(now()).toMatchObject({ status: 'shown', entries: [{ key: 'usd~2026-04-13T16:00:00' }, ...entries] });
  });

  it('has a reading that is on its way made anew, and one that failed', async () => {
    const { readings, open, answer, fail, receive, now } = start();
    open();
    receive(newer, czk);
    expect(readings.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await fail();
    expect(now().status).toBe('failed');
    receive(buildCurrency({ updated: '2026-04-13T18:00:00' }), czk);
    await answer();
    expect(now()).toEqual({ status: 'shown', entries });
  });

  it('is none when the record came as it was, or when another one changed', async () => {
    const { readings, open, answer, receive } = start();
    open();
    await answer();
    receive(buildCurrency(), buildCurrency({ acronym: 'CZK', updated: newer.updated }));
    expect(readings).toHaveLength(1);
  });
});
