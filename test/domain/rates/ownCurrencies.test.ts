import { lastUsed, ownFirst } from '../../../src/domain/rates/ownCurrencies';

describe("a visitor's own currencies", () => {
  it.each<[readonly string[], readonly string[], readonly string[]]>([
    [[], [], []],
    [['USD'], [], ['USD']],
    [['EUR', 'USD'], [], ['USD']],
    [['USD', 'HUF'], [], ['USD', 'HUF']],
    [['USD'], ['HUF', 'PLN'], ['USD', 'HUF']],
    [['HUF'], ['PLN', 'HUF'], ['HUF', 'PLN']],
    [['EUR'], ['PLN', 'HUF'], ['PLN', 'HUF']],
    [
      ['USD', 'CZK'],
      ['PLN', 'HUF'],
      ['USD', 'CZK'],
    ],
  ])('are, once %j were used after %j, %j', (used, own, then) => {
    expect(lastUsed(used, own)).toEqual(then);
  });

  it('come before the others, which keep their order', () => {
    expect(ownFirst(['USD', 'PLN'], ['CZK', 'HUF', 'PLN', 'USD', 'GBP'])).toEqual(['USD', 'PLN', 'CZK', 'HUF', 'GBP']);
    expect(ownFirst([], ['CZK', 'HUF'])).toEqual(['CZK', 'HUF']);
  });
});
