import { call, delay } from 'typed-redux-saga';
import { momentFields } from '../../domain/time/timestamps';
import type { Clock } from '../../ports/clock';
import type { ReportError } from '../../ports/reportError';

/** Between these hours of the office's clock, the second one left out, nobody stands before the window. */
export const NIGHT = { from: 2, to: 5 } as const;
/** How often a newer version is asked for by night, in milliseconds. */
export const LOOK_EVERY = 20 * 60_000;

export interface NightServices {
  readonly clock: Clock;
  readonly timeZone: string;
  /** Loads the page again where the site has a newer version of it that can be had. */
  readonly takeNewerVersion: () => Promise<void>;
  readonly reportError: ReportError;
}

/** Takes a new version of the site by night (rule 127). */
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
