import { builtLanguages, pagesOf } from '../../build/pages';

describe('the pages of a build', () => {
  it('are a home page and a shell in each language that the office offers', () => {
    expect(pagesOf(['sk', 'en'])).toEqual([
      { language: 'sk', file: 'index.html', isHome: true },
      { language: 'sk', file: 'app.html', isHome: false },
      { language: 'en', file: 'en.html', isHome: true },
      { language: 'en', file: 'app-en.html', isHome: false },
    ]);
  });

  it('tell in which languages a build is', () => {
    const files = pagesOf(['sk', 'uk']).map(({ file }) => file);
    expect(builtLanguages(['assets/first.js', ...files])).toEqual(['sk', 'uk']);
  });
});
