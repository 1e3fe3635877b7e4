import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { noticesFrom, parseNotice } from '../../domain/notices/notice';
import { pauseAfter } from '../../domain/time/backOff';
import { dayOf } from '../../domain/time/zonedTime';
import type { Clock } from '../../ports/clock';
import type { NoticesGateway, NoticesMemory, NoticesMessage, RawNotice } from '../../ports/notices';
import type { ReportError } from '../../ports/reportError';
import { openChannel } from '../../ports/subscription';
import { noticesRead, noticesRecalled, noticesReceived, noticesUnfollowed } from './noticesSlice';

/** How long to wait for the listener's answer before reading notices by plain requests, in milliseconds. */
export const SILENT_FOR = 5_000;
/** The pause between two plain reads, in milliseconds; long, because notices change from day to day at most. */
export const READ_NOTICES_EVERY = 300_000;

export interface NoticesServices {
  readonly gateway: NoticesGateway;
  readonly memory: NoticesMemory;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly reportError: ReportError;
}

/** Follows the notices, and stores current and future ones for a visit without a network (rule 105). */
export function* watchNotices(services: NoticesServices) {
  const { memory } = services;
  yield* put(noticesRecalled(noticesFrom(yield* call([memory, 'recall']), todayOf(services))));
  let failedTries = 0;
  while (true) {
    const wasAnswered = yield* call(followNotices, services);
    failedTries = wasAnswered ? 1 : failedTries + 1;
    // Plain requests don't need what the subscription may have failed for, such as the SDK's file.
    yield* race({ pause: delay(pauseAfter(failedTries)), read: call(readRepeatedly, services) });
  }
}

/** Ends when the subscription ends; returns whether any notices had come from it. */
function* followNotices(services: NoticesServices): SagaGenerator<boolean> {
  const channel = yield* call(openChannel<NoticesMessage>, services.gateway.subscribeToNotices);
  let wasAnswered = false;
  try {
    const { first } = yield* race({ first: take(channel), silence: call(readWhileSilent, services) });
    let message = first?.value;
    while (message?.type === 'notices') {
      wasAnswered = true;
      yield* put(noticesReceived(keep(services, message.notices)));
      ({ value: message } = yield* take(channel));
    }
    yield* put(noticesUnfollowed());
    return wasAnswered;
  } finally {
    channel.close();
  }
}

// Where web sockets are blocked, the listener stays silent forever.
function* readWhileSilent(services: NoticesServices) {
  yield* delay(SILENT_FOR);
  yield* call(readRepeatedly, services);
}

function* readRepeatedly(services: NoticesServices) {
  while (true) {
    try {
      yield* put(noticesRead(keep(services, yield* call([services.gateway, 'readNotices']))));
    } catch (error) {
      yield* call(services.reportError, error);
    }
    yield* delay(READ_NOTICES_EVERY);
  }
}

function keep(services: NoticesServices, raw: readonly RawNotice[]) {
  const notices = raw.map(({ id, versions }) => parseNotice(id, versions)).filter((notice) => notice !== null);
  const kept = noticesFrom(notices, todayOf(services));
  services.memory.keep(kept);
  return kept;
}

function todayOf({ clock, timeZone }: NoticesServices): string {
  return dayOf(clock.now(), timeZone);
}
