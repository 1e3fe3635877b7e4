import { languages } from '../../src/site/languages';
import { languageToOffer } from '../../src/site/languageToOffer';

describe('languageToOffer', () => {
  it.each([
    [['en-GB', 'sk'], 'sk', 'en'],
    [['de-AT'], 'sk', 'de'],
    [['fr', 'pl-PL', 'en'], 'sk', 'pl'],
    [['sk-SK', 'en'], 'sk', null],
    [['sk', 'en'], 'en', 'sk'],
    [['EN'], 'sk', 'en'],
    [['fr', 'it'], 'sk', null],
    // Czechs understand Slovak.
    [['cs-CZ', 'en'], 'sk', null],
    [['cs'], 'en', 'sk'],
    [[''], 'sk', null],
    [['constructor', '__proto__'], 'sk', null],
    [[], 'sk', null],
  ] as const)('a browser that prefers %j, on a page in %s, is asked in %s', (preferred, shown, asked) => {
    expect(languageToOffer(preferred, shown, languages)).toBe(asked);
  });

  it('asks for no language that the office does not offer', () => {
    expect(languageToOffer(['de', 'en'], 'sk', ['sk', 'en'])).toBe('en');
    expect(languageToOffer(['de'], 'sk', ['sk', 'en'])).toBeNull();
  });
});
