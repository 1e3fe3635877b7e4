import { workersOf } from '../../build/serviceWorker';
import { languages } from '../../src/site/languages';

const sourcesOf = (...args: Parameters<typeof workersOf>) =>
  Object.fromEntries(workersOf(...args).map(({ file, source }) => [file, source]));

describe('the service workers of a build', () => {
  it('keep the home page of each language and the window board', () => {
    expect(sourcesOf(languages, false)).toEqual({
      'sw.js': 'worker.ts',
      'sw-en.js': 'worker.ts',
      'sw-de.js': 'worker.ts',
      'sw-hu.js': 'worker.ts',
      'sw-pl.js': 'worker.ts',
      'sw-uk.js': 'worker.ts',
      'tabula-sw.js': 'boardWorker.ts',
    });
  });

  it('are withdrawn where the office no longer offers the language', () => {
    expect(sourcesOf(['sk', 'en'], false)).toEqual({
      'sw.js': 'worker.ts',
      'sw-en.js': 'worker.ts',
      'sw-de.js': 'withdrawal.ts',
      'sw-hu.js': 'withdrawal.ts',
      'sw-pl.js': 'withdrawal.ts',
      'sw-uk.js': 'withdrawal.ts',
      'tabula-sw.js': 'boardWorker.ts',
    });
  });

  it('are all withdrawn on demand', () => {
    expect(new Set(Object.values(sourcesOf(['sk', 'en'], true)))).toEqual(new Set(['withdrawal.ts']));
  });
});
