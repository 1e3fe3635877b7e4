import { builtLanguages, pagesOf } from '../../build/pages';

describe('the pages of a build', () => {
  it('are those that visitors may find and a shell, in each language that the office offers', () => {
    expect(pagesOf(['sk', 'en'])).toEqual([
      { language: 'sk', file: 'index.html', page: 'home' },
      { language: 'sk', file: 'podmienky.html', page: 'conditions' },
      { language: 'sk', file: 'osobne-udaje.html', page: 'privacy' },
      { language: 'sk', file: 'app.html', page: null },
      { language: 'en', file: 'en.html', page: 'home' },
      { language: 'en', file: 'en/conditions.html', page: 'conditions' },
      { language: 'en', file: 'en/privacy.html', page: 'privacy' },
      { language: 'en', file: 'app-en.html', page: null },
    ]);
  });

  it('tell in which languages a build is', () => {
    const files = pagesOf(['sk', 'uk']).map(({ file }) => file);
    expect(builtLanguages(['assets/first.js', ...files])).toEqual(['sk', 'uk']);
  });
});
