import { parseCurrency } from '../../domain/rates/currency';
import type { RatesMemory, RatesReading } from '../../ports/rates';
import type { OpenStorage } from './storedValue';
import { loadStored, saveStored } from './storedValue';

const STORAGE_KEY = 'rates';

/**
 * The rates that an earlier visit kept; null when there are none. A function of its own for the first script, which
 * reads them but keeps none.
 */
export function recallRates(openStorage: OpenStorage): RatesReading | null {
  return loadStored(openStorage, STORAGE_KEY, parseReading);
}

/** Keeps the last rates in the browser's storage for the next visit, which shows them until the database answers. */
export function createRatesMemory(openStorage: OpenStorage): RatesMemory {
  return {
    keep: ({ currencies, receivedAt }) => saveStored(openStorage, STORAGE_KEY, JSON.stringify({ currencies, receivedAt })),
  };
}

function parseReading(text: string): RatesReading | null {
  const { currencies, receivedAt } = (JSON.parse(text) ?? {}) as Partial<Record<keyof RatesReading, unknown>>;
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
