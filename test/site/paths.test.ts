import { homePathOf, isStaffPage, pageAt, workerPathOf } from '../../src/site/paths';

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/rates', 'editor'],
    ['/rates/', 'editor'],
    ['/Rates', 'editor'],
    ['/rates/history', 'history'],
    ['/rates/auth', 'signIn'],
    ['/rates/auth//', 'signIn'],
    ['/elsewhere', null],
    ['/rates/elsewhere', null],
    ['/constructor', null],
    ['', null],
  ])('%j is %s', (pathname, page) => {
    expect(pageAt(pathname)).toBe(page);
  });
});

describe('isStaffPage', () => {
  it.each([
    ['/rates', true],
    ['/rates/', true],
    ['/rates/history', true],
    ['/rates/auth', false],
    ['/', false],
    ['/rates/elsewhere', false],
  ])('%j: %s', (pathname, isWithin) => {
    expect(isStaffPage(pathname)).toBe(isWithin);
  });
});

describe('what each language has at an address of its own', () => {
  it.each([
    ['sk', '/', '/sw.js'],
    ['en', '/en', '/sw-en.js'],
    ['uk', '/uk', '/sw-uk.js'],
  ] as const)('%s: the home page at %s, kept by %s', (language, home, worker) => {
    expect([homePathOf(language), workerPathOf(language)]).toEqual([home, worker]);
  });
});
