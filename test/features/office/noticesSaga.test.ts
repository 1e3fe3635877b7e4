import { READ_NOTICES_EVERY, SILENT_FOR, watchNotices } from '../../../src/features/office/noticesSaga';
import { noticesRead, noticesRecalled, noticesReceived, noticesUnfollowed } from '../../../src/features/office/noticesSlice';
import type { Notice } from '../../../src/domain/notices/notice';
import { buildNotice, buildStoredNotice } from '../../support/buildNotice';
import { createFakeClock, createFakeNoticesGateway, createFakeNoticesMemory } from '../../support/fakeGateways';
import { runSagaWith } from '../../support/runSagaWith';

const notice = buildNotice();
const raw = (fields: object = {}, id = 'notice-1') => ({ id, versions: [null, buildStoredNotice(fields)] });

/** Starts the saga on Monday, 13 April 2026, at noon. */
function start(kept: readonly Notice[] = []) {
  const gateway = createFakeNoticesGateway();
  const memory = createFakeNoticesMemory(kept);
  const clock = createFakeClock(Date.parse('2026-04-13T12:00+02:00'));
  const reported: unknown[] = [];
  const run = runSagaWith(watchNotices, {
    gateway,
    memory,
    clock,
    timeZone: 'Europe/Bratislava',
    reportError: (error: unknown) => void reported.push(error),
  });
  return { ...run, gateway, memory, clock, reported };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('recalls what holds still, follows the changes and keeps what holds now or later', () => {
  const past = buildNotice({ id: 'past', firstDay: '2026-04-12', lastDay: '2026-04-12' });
  const { dispatched, gateway, memory } = start([past, notice]);
  expect(dispatched).toEqual([noticesRecalled([notice])]);
  gateway.sendNotices(raw({ firstDay: '2026-04-12', lastDay: '2026-04-12' }, 'past'), raw(), raw({ text: 5 }, 'malformed'));
  expect(dispatched.slice(1)).toEqual([noticesReceived([notice])]);
  expect(memory.notices).toEqual([notice]);
  gateway.sendNotices();
  expect(dispatched.at(-1)).toEqual(noticesReceived([]));
  expect(memory.notices).toEqual([]);
});

it("goes by the office's calendar, whatever the visitor's", () => {
  const { dispatched, gateway, clock } = start();
  // In Bratislava, it is already the fifteenth.
  clock.time = Date.parse('2026-04-14T22:00:00Z');
  gateway.sendNotices(raw());
  expect(dispatched.at(-1)).toEqual(noticesReceived([]));
});

it('reads by plain requests while nothing is told, and no more once something is', async () => {
  const { dispatched, gateway, reported } = start();
  await jest.advanceTimersByTimeAsync(SILENT_FOR - 1);
  expect(gateway.reads.made).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(gateway.reads.made).toBe(1);
  expect(reported).toHaveLength(1);
  gateway.answerReadsWith([raw()]);
  await jest.advanceTimersByTimeAsync(READ_NOTICES_EVERY - 1);
  expect(gateway.reads.made).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(dispatched.at(-1)).toEqual(noticesRead([notice]));
  gateway.sendNotices();
  await jest.advanceTimersByTimeAsync(2 * READ_NOTICES_EVERY);
  expect(gateway.reads.made).toBe(2);
});

it('asks again after a subscription failed, later each time, and keeps what was told', async () => {
  const { dispatched, gateway } = start();
  gateway.send({ type: 'failed' });
  expect(dispatched.at(-1)).toEqual(noticesUnfollowed());
  expect(gateway.subscriptions).toEqual({ opened: 1, open: 0 });
  await jest.advanceTimersByTimeAsync(999);
  expect(gateway.subscriptions.opened).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(gateway.subscriptions).toEqual({ opened: 2, open: 1 });
  gateway.send({ type: 'failed' });
  await jest.advanceTimersByTimeAsync(1_999);
  expect(gateway.subscriptions.opened).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  gateway.sendNotices(raw());
  gateway.send({ type: 'failed' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(gateway.subscriptions.opened).toBe(4);
});

it('reads once by a plain request whenever a subscription failed, as without the file that would follow', async () => {
  const { dispatched, gateway, reported } = start();
  gateway.send({ type: 'failed' });
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toHaveLength(1);
  gateway.answerReadsWith([raw()]);
  await jest.advanceTimersByTimeAsync(1_000);
  gateway.send({ type: 'failed' });
  await jest.advanceTimersByTimeAsync(0);
  expect(dispatched.at(-1)).toEqual(noticesRead([notice]));
  expect(gateway.reads.made).toBe(2);
});

it('closes its subscription when it ends', () => {
  const { gateway, task } = start();
  task.cancel();
  expect(gateway.subscriptions.open).toBe(0);
});
