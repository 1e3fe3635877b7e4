import type { Language } from './languages';
import { DEFAULT_LANGUAGE, inLanguage } from './languages';

/** The pages of the staff area in the order of its navigation; they share one layout (rule 65). */
export const staffPaths = {
  editor: '/rates',
  currencies: '/rates/currencies',
  import: '/rates/import',
  history: '/rates/history',
  overview: '/rates/overview',
  notices: '/rates/notices',
} as const;

export type StaffPage = keyof typeof staffPaths;

/** Routes of the application (rule 1). */
export const paths = {
  home: '/',
  signIn: '/rates/auth',
  ...staffPaths,
} as const;

export type Page = keyof typeof paths;

/** The pages about conditions and personal data; their addresses are words of the page's language. */
export type LegalPage = 'conditions' | 'privacy';

const slovakLegalPaths: Readonly<Record<LegalPage, string>> = { conditions: '/podmienky', privacy: '/osobne-udaje' };
const foreignLegalPaths: Readonly<Record<LegalPage, string>> = { conditions: '/conditions', privacy: '/privacy' };

/** The addresses of these pages in a language, relative to that language's home page (rule 112). */
export function legalPaths(language: Language): Readonly<Record<LegalPage, string>> {
  return language === DEFAULT_LANGUAGE ? slovakLegalPaths : foreignLegalPaths;
}

/** Ids of the home page's sections, which the navigation jumps to (rule 3). */
export const anchors = {
  ratesTable: 'rates-table',
  calculator: 'calculator',
  contact: 'contact',
} as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];

/** Id of the calculator's first field, which gets the focus of visitors who come to calculate. */
export const AMOUNT_FIELD_ID = 'calculator-amount';

/** Id of the field above the rates table that finds currencies. */
export const FILTER_FIELD_ID = 'currency-filter';

/** The parameters by which the home page's address carries a calculation (rule 89). */
export const CALCULATOR_PARAMETERS = ['from', 'to', 'amount', 'receive'] as const;

/** Id of every page's main content, the target of the skip link. */
export const MAIN_CONTENT_ID = 'content';

/** The page at an address, ignoring a trailing slash and capital letters, as the router does; null when there is none. */
export function pageAt(pathname: string): Page | null {
  return pageIn(paths, pathname);
}

/** The page about conditions or personal data at an address, in a language; null when there is none. */
export function legalPageAt(pathname: string, language: Language): LegalPage | null {
  return pageIn(legalPaths(language), pathname);
}

function pageIn<Name extends string>(pages: Readonly<Record<Name, string>>, pathname: string): Name | null {
  const address = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  return (Object.keys(pages) as Name[]).find((page) => pages[page] === address) ?? null;
}

/** Whether an address is a page within the layout of the staff area. */
export function isStaffPage(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== null && page in staffPaths;
}

/** The link to a home page section from the home page itself: only the anchor, which keeps the address's parameters. */
export function homeSection(anchor: Anchor): string {
  return `#${anchor}`;
}

/**
 * The home page of a language (rule 95): '/' for the default language, '/en' and the like for others, whose other pages
 * lie below it.
 */
export function homePathOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? paths.home : `/${language}`;
}

/** The picture that is shown wherever someone shares a link to the site; its size is in pixels. */
export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const;

/** The pages that visitors can find, in every language. */
export const visitorsPages = ['home', 'conditions', 'privacy'] as const satisfies readonly ('home' | LegalPage)[];

export type VisitorsPage = (typeof visitorsPages)[number];

/** The address of a visitors' page in a language, for links from outside that language. */
export function addressOf(page: VisitorsPage, language: Language): string {
  const home = homePathOf(language);
  return page === 'home' ? home : home.replace(/\/$/, '') + legalPaths(language)[page];
}

/**
 * Address of the service worker that keeps a language's home page. It must never change: browsers look for updates of
 * their worker at this address.
 */
export function workerPathOf(language: Language): string {
  return `/${inLanguage('sw.js', language)}`;
}

/** The window board for a screen in the shop: a page of its own without any link to it (rule 123). */
export const BOARD_PATH = '/tabula';

/** Address of the service worker that keeps the board. It must never change. */
export const BOARD_WORKER_PATH = '/tabula-sw.js';

/** A request for the board's address with this parameter bypasses the board's service worker. */
export const UNKEPT_PARAMETER = 'newest';

/** The beginning of every link to the calculator with a currency filled in. */
export const CALCULATOR_LINK = '?to=';

/** The link from the home page to the calculator with a currency filled in. */
export function calculatorWith(acronym: string): string {
  return `${CALCULATOR_LINK}${encodeURIComponent(acronym)}#${anchors.calculator}`;
}

/** Id of a section's heading, by which the section is labelled. */
export function headingIdOf(anchor: Anchor): string {
  return `${anchor}-heading`;
}
