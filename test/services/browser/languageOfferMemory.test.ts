import { createLanguageOfferMemory } from '../../../src/services/browser/languageOfferMemory';

function createStorage(): Storage {
  const items: Record<string, string> = {};
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
}

describe('the memory of the question for another language', () => {
  it('is kept for the next visit', () => {
    const storage = createStorage();
    expect(createLanguageOfferMemory(() => storage).wasMade()).toBe(false);
    createLanguageOfferMemory(() => storage).keepMade();
    expect(createLanguageOfferMemory(() => storage).wasMade()).toBe(true);
  });

  it('asks nobody who keeps nothing: every page would ask', () => {
    const memory = createLanguageOfferMemory(() => {
      throw new DOMException('The visitor keeps nothing.', 'SecurityError');
    });
    memory.keepMade();
    expect(memory.wasMade()).toBe(true);
  });
});
