import type { Language } from '../../src/site/languages';
import { homePathOf, isStaffPage, legalPageAt, legalPaths, pageAt, workerPathOf } from '../../src/site/paths';

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/rates', 'editor'],
    ['/rates/', 'editor'],
    ['/Rates', 'editor'],
    ['/rates/history', 'history'],
    ['/rates/overview', 'overview'],
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

describe('the pages about conditions and personal data', () => {
  it.each([
    ['sk', '/podmienky', '/osobne-udaje'],
    ['en', '/conditions', '/privacy'],
    ['uk', '/conditions', '/privacy'],
  ])('in %s are at %s and %s', (language, conditions, privacy) => {
    expect(legalPaths(language as Language)).toEqual({ conditions, privacy });
  });

  it.each([
    ['/podmienky', 'sk', 'conditions'],
    ['/Osobne-udaje/', 'sk', 'privacy'],
    ['/conditions', 'en', 'conditions'],
    ['/privacy', 'hu', 'privacy'],
    ['/privacy', 'sk', null],
    ['/podmienky', 'en', null],
    ['/', 'sk', null],
    ['/constructor', 'en', null],
  ])('%s in %s: %s', (pathname, language, page) => {
    expect(legalPageAt(pathname, language as Language)).toBe(page);
  });
});
