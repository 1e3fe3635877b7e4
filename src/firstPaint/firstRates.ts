import type { Clock } from '../ports/clock';
import type { RatesReading, RawCurrency } from '../ports/rates';
import type { ReportError } from '../ports/reportError';
import { parseCurrencies } from '../features/rates/rateList';

/** Rates that the page can show before the application has loaded. */
export type FirstRates = RatesReading & { readonly status: 'remembered' | 'read' };

/** First rates as they are painted: `unfollowed` when the application, which would follow them, could not be loaded. */
export type PaintedRates = RatesReading & { readonly status: FirstRates['status'] | 'unfollowed' };

/** How long the application's download waits for the database's answer, in milliseconds. */
export const PATIENCE = 2_000;
/** After how long without being followed rates are marked with their age, in milliseconds. */
export const UNFOLLOWED_AFTER = 8_000;

export interface FirstRatesServices {
  /** The rates of an earlier visit, if there are any. */
  readonly recallRates: () => RatesReading | null;
  readonly readRates: () => Promise<readonly RawCurrency[]>;
  readonly clock: Clock;
  readonly reportError: ReportError;
  /** Puts rates on the screen; false when there are none to show. */
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
  /** Resolves when the application should be downloaded: once rates are on the screen, or have failed to come. */
  readonly applicationDue: Promise<unknown>;
  /** Marks the rates as not followed, until the application comes after all. */
  readonly tellUnfollowed: () => void;
  /** Ends the painting: from now on the application owns the screen. */
  readonly handOver: () => Handover;
}

/** Shows the remembered rates at once, and the database's rates as soon as it answers, before the application has loaded. */
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
      // Something else has changed the page; the application will render it afresh.
      reportError(error);
    }
  };

  const showAgain = (status?: FirstRates['status']): void => {
    if (shown) {
      show({ ...shown, status: status ?? shown.status });
    }
  };

  // Asks the database first, so the answer is on its way while the memory is read. The rates count as received now,
  // because the answer is at least as new.
  const askedAt = clock.now();
  const reading = readRates().then(
    (children): RatesReading => ({ currencies: parseCurrencies(children), receivedAt: askedAt }),
    (error: unknown) => {
      reportError(error);
      return null;
    },
  );
  const remembered = recallRates();
  // If the clock has been set back since, their age is unknown.
  if (remembered && remembered.receivedAt <= askedAt) {
    show({ status: 'remembered', ...remembered });
  }
  const answered = reading.then((rates) => {
    if (rates) {
      // The timer may be late, because a page that is put aside is frozen.
      show({ status: clock.now() < askedAt + UNFOLLOWED_AFTER ? 'read' : 'remembered', ...rates });
    }
  });
  setTimeout(() => showAgain('remembered'), UNFOLLOWED_AFTER);

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
