import { parseCurrency } from '../../domain/rates/currency';
import type { RatesMemory, RatesReading } from '../../ports/rates';

const STORAGE_KEY = 'rates';

/** The rates that an earlier visit has kept; null when there are none. The first script takes this function alone, because it keeps none. */
export function recallRates(openStorage: () => Storage): RatesReading | null {
  try {
    return parseReading(JSON.parse(openStorage().getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the last rates in the browser's storage; a visitor whose settings forbid that is simply not remembered. */
export function createRatesMemory(openStorage: () => Storage): RatesMemory {
  return {
    keep: ({ currencies, receivedAt }) => {
      try {
        openStorage().setItem(STORAGE_KEY, JSON.stringify({ currencies, receivedAt }));
      } catch {
        // Storage is forbidden or full: the next visit waits for the database instead.
      }
    },
  };
}

// The stored text may be from another version of the site, or edited by hand.
function parseReading(stored: unknown): RatesReading | null {
  const { currencies, receivedAt } = (stored ?? {}) as Partial<Record<keyof RatesReading, unknown>>;
  if (!Array.isArray(currencies) || typeof receivedAt !== 'number' || receivedAt < 0) {
    return null;
  }
  return {
    currencies: currencies
      .map((currency: unknown) => parseCurrency(String((currency as { key?: unknown } | null)?.key), currency))
      .filter((currency) => currency !== null),
    receivedAt,
  };
}
