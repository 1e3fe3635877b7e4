import { call, delay } from 'typed-redux-saga';
import { momentFields } from '../../domain/time/timestamps';
import type { Clock } from '../../ports/clock';
import type { ReportError } from '../../ports/reportError';

/** The hours of the office's clock, from `from` to just before `to`, when nobody looks at the board. */
const NIGHT = { from: 2, to: 5 } as const;
/** How often to look for a newer version at night, in milliseconds. */
export const LOOK_EVERY = 20 * 60_000;

export interface NightServices {
  readonly clock: Clock;
  readonly timeZone: string;
  /** Reloads the page if the site has a newer version of it that can be loaded. */
  readonly takeNewerVersion: () => Promise<void>;
  readonly reportError: ReportError;
}

/** Loads a new version of the site at night (rule 127). */
export function* watchNights({ clock, timeZone, takeNewerVersion, reportError }: NightServices) {
  while (true) {
    yield* delay(LOOK_EVERY);
    const hour = Number(momentFields(clock.now(), timeZone).hour);
    if (NIGHT.from <= hour && hour < NIGHT.to) {
      try {
        yield* call(takeNewerVersion);
      } catch (error) {
        yield* call(reportError, error);
      }
    }
  }
}
