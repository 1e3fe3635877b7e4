import { createRatesMemory, recallRates } from '../../../src/services/browser/ratesMemory';
import { buildCurrency } from '../../support/builders';

function createStorage(items: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
}

const blocked = (): Storage => {
  throw new DOMException('The visitor keeps nothing.', 'SecurityError');
};

describe('the memory of rates', () => {
  it('recalls what it kept', () => {
    const storage = createStorage();
    const reading = { currencies: [buildCurrency(), buildCurrency({ acronym: 'CZK', buy: null })], receivedAt: 5_000 };
    createRatesMemory(() => storage).keep(reading);
    expect(recallRates(() => storage)).toEqual(reading);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '1'],
    ['no currencies', '{"receivedAt":1}'],
    ['no time', '{"currencies":[]}'],
    ['a time before there were computers', '{"currencies":[],"receivedAt":-1e16}'],
    ['a time that is text', '{"currencies":[],"receivedAt":"1"}'],
  ])('recalls nothing from %s', (_what, stored) => {
    expect(recallRates(() => createStorage(stored === undefined ? {} : { rates: stored }))).toBeNull();
  });

  it('recalls only the records that can be read', () => {
    const stored = JSON.stringify({ currencies: [null, 1, 'x', {}, buildCurrency()], receivedAt: 1 });
    expect(recallRates(() => createStorage({ rates: stored }))).toEqual({
      currencies: [buildCurrency()],
      receivedAt: 1,
    });
  });

  it('neither keeps nor recalls for a visitor who keeps nothing', () => {
    const memory = createRatesMemory(blocked);
    memory.keep({ currencies: [], receivedAt: 1 });
    expect(recallRates(blocked)).toBeNull();
  });
});
