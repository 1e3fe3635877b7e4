import { createOwnCurrenciesMemory } from '../../../src/services/browser/ownCurrenciesMemory';

function createStorage(items: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
}

describe("the memory of a visitor's own currencies", () => {
  it.each([[['USD', 'CZK']], [['USDT']], [[]]])('recalls %j as it kept them', (acronyms) => {
    const storage = createStorage();
    createOwnCurrenciesMemory(() => storage).keep(acronyms);
    expect(createOwnCurrenciesMemory(() => storage).recall()).toEqual(acronyms);
  });

  it.each([undefined, '', 'null', 'usd', 'USD,', 'USD,CZK,HUF', '["USD"]', 'USD\n', '__proto__'])(
    'recalls none from %j',
    (stored) => {
      const items = stored === undefined ? {} : { ownCurrencies: stored };
      expect(createOwnCurrenciesMemory(() => createStorage(items)).recall()).toEqual([]);
    },
  );

  it('neither keeps nor recalls for a visitor who keeps nothing', () => {
    const memory = createOwnCurrenciesMemory(() => {
      throw new DOMException('The visitor keeps nothing.', 'SecurityError');
    });
    memory.keep(['USD']);
    expect(memory.recall()).toEqual([]);
  });
});
