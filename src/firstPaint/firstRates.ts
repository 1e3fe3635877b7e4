import type { Clock } from '../ports/clock';
import type { RatesReading, RawCurrency } from '../ports/rates';
import type { ReportError } from '../ports/reportError';
import { parseCurrencies } from '../features/rates/rateList';

/** Rates that can be on the screen before the application is there. */
export type FirstRates = RatesReading & { readonly status: 'remembered' | 'read' };

/** The same as they are painted: `unfollowed` when the application, which would follow them, could not be loaded. */
export type PaintedRates = RatesReading & { readonly status: FirstRates['status'] | 'unfollowed' };

/** The application is fetched after this long without an answer of the database, in milliseconds. */
export const PATIENCE = 2_000;
/** Rates that nothing has followed for this long are marked with their age, in milliseconds. */
export const UNFOLLOWED_AFTER = 8_000;

export interface FirstRatesServices {
  /** The rates of an earlier visit, if there are any. */
  readonly recallRates: () => RatesReading | null;
  readonly readRates: () => Promise<readonly RawCurrency[]>;
  readonly clock: Clock;
  readonly reportError: ReportError;
  /** Puts rates on the screen; false when there is nothing to put there. */
  readonly paint: (rates: PaintedRates) => boolean;
}

/** What the application takes over: the rates on the screen, and the reading that may still be under way. */
export interface Handover {
  readonly shown: FirstRates | null;
  readonly reading: Promise<RatesReading | null>;
}

export interface FirstRatesShow {
  /** The database's answer; null when none came. */
  readonly reading: Promise<RatesReading | null>;
  /** Resolves when the application should be fetched: once rates are on the screen, or don't come. */
  readonly applicationDue: Promise<unknown>;
  /** Says from now on, until the application comes after all, that nothing follows the rates. */
  readonly tellUnfollowed: () => void;
  /** Ends the painting: from now on the screen is the application's. */
  readonly handOver: () => Handover;
}

/** Shows the remembered rates at once and the database's as soon as it answers, all before the application is there. */
export function showFirstRates({ recallRates, readRates, clock, reportError, paint }: FirstRatesServices): FirstRatesShow {
  let shown: FirstRates | null = null;
  let isHandedOver = false;
  let isUnfollowed = false;
  const show = (rates: FirstRates): void => {
    try {
      if (!isHandedOver && paint(isUnfollowed ? { ...rates, status: 'unfollowed' } : rates)) {
        shown = rates;
      }
    } catch (error) {
      // Something else has changed the page: the application renders it anew.
      reportError(error);
    }
  };

  const showAgain = (status?: FirstRates['status']): void => {
    if (shown) {
      show({ ...shown, status: status ?? shown.status });
    }
  };

  // The database is asked first, so that its answer is on its way while the memory is read. The answer holds at least from now.
  const askedAt = clock.now();
  const reading = readRates().then(
    (children): RatesReading => ({ currencies: parseCurrencies(children), receivedAt: askedAt }),
    (error: unknown) => {
      reportError(error);
      return null;
    },
  );
  const remembered = recallRates();
  // If the clock has been put back since, nobody can tell their age.
  if (remembered && remembered.receivedAt <= askedAt) {
    show({ status: 'remembered', ...remembered });
  }
  const answered = reading.then((rates) => {
    if (rates) {
      show({ status: clock.now() < askedAt + UNFOLLOWED_AFTER ? 'read' : 'remembered', ...rates });
      setTimeout(() => showAgain('remembered'), UNFOLLOWED_AFTER);
    }
  });

  return {
    reading,
    applicationDue: shown ? Promise.resolve() : Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
    tellUnfollowed: () => {
      isUnfollowed = true;
      showAgain();
    },
    handOver: () => {
      if (isUnfollowed) {
        isUnfollowed = false;
        showAgain();
      }
      isHandedOver = true;
      return { shown, reading };
    },
  };
}
