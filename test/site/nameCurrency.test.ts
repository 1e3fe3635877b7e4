import { nameBy, namingOf } from '../../src/site/nameCurrency';

const names = { CZK: 'Tschechische Krone' };
const czk = { acronym: 'CZK', name_sk: 'česká koruna', name_en: 'Czech koruna' };
const egp = { acronym: 'EGP', name_sk: 'egyptská libra', name_en: 'Egyptian pound' };

describe("a currency's name", () => {
  it.each([
    ['sk', czk, 'česká koruna'],
    ['en', czk, 'Czech koruna'],
    ['de', czk, 'Tschechische Krone'],
    // The page brings names only for the office's own list, so this currency has none in German.
    ['de', egp, 'Egyptian pound'],
    ['sk', { ...czk, name_sk: null }, null],
    ['en', { ...czk, name_en: null }, null],
    ['de', { ...czk, acronym: 'constructor' }, 'Czech koruna'],
    ['sk', { ...czk, acronym: '__proto__' }, 'česká koruna'],
  ] as const)('in %s of %j is %j', (language, currency, name) => {
    expect(nameBy(namingOf(language, names), currency)).toBe(name);
  });
});
