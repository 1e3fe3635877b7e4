import type { Language } from './languages';
import { DEFAULT_LANGUAGE, inLanguage } from './languages';

/** The pages of the staff area, in the order of its navigation; all of them stand in one layout (rule 65). */
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

/** The pages about conditions and personal data, whose addresses are words of the page's language. */
export type LegalPage = 'conditions' | 'privacy';

const slovakLegalPaths: Readonly<Record<LegalPage, string>> = { conditions: '/podmienky', privacy: '/osobne-udaje' };
const foreignLegalPaths: Readonly<Record<LegalPage, string>> = { conditions: '/conditions', privacy: '/privacy' };

/** Routes of these pages in a language, below that language's home page (rule 112). */
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

/** Id of the calculator's first field, where whoever comes to calculate begins. */
export const AMOUNT_FIELD_ID = 'calculator-amount';

/** What of the calculator's entries the home page's address carries (rule 89). */
export const CALCULATOR_PARAMETERS = ['from', 'to', 'amount', 'receive'] as const;

/** Id of every page's main content, which the skip link jumps to. */
export const MAIN_CONTENT_ID = 'content';

/** The page at an address, read as the router reads it: a last slash and capital letters make no other; null for none. */
export function pageAt(pathname: string): Page | null {
  return pageIn(paths, pathname);
}

/** The same among the pages about conditions and personal data in a language. */
export function legalPageAt(pathname: string, language: Language): LegalPage | null {
  return pageIn(legalPaths(language), pathname);
}

function pageIn<Name extends string>(pages: Readonly<Record<Name, string>>, pathname: string): Name | null {
  const address = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  return (Object.keys(pages) as Name[]).find((page) => pages[page] === address) ?? null;
}

/** Whether an address is a page within the staff area's layout. */
export function isStaffPage(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== null && page in staffPaths;
}

/** Address of a home page section from another page; on the home page itself its anchor alone, which keeps the parameters. */
export function homeSection(anchor: Anchor, pathname: string = paths.home, home: string = paths.home): string {
  return `${pageAt(pathname) === 'home' ? '' : home}#${anchor}`;
}

/** The home page of a language (rule 95): '/' for the default one, '/en' and the like for others, whose other pages lie below it. */
export function homePathOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? paths.home : `/${language}`;
}

/** The picture that is shown where a link to the site is shared, with its size in pixels. */
export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const;

/** The pages that visitors may find, in every language. */
export const visitorsPages = ['home', 'conditions', 'privacy'] as const satisfies readonly ('home' | LegalPage)[];

export type VisitorsPage = (typeof visitorsPages)[number];

/** Address of a visitors' page in a language, as links from outside of that language have it. */
export function addressOf(page: VisitorsPage, language: Language): string {
  const home = homePathOf(language);
  return page === 'home' ? home : home.replace(/\/$/, '') + legalPaths(language)[page];
}

/** Address of the service worker that keeps a language's home page. It must never change: by it browsers that have one find the next. */
export function workerPathOf(language: Language): string {
  return `/${inLanguage('sw.js', language)}`;
}

/** The window board, for a screen in the shop: a page of its own, which nothing leads to (rule 123). */
export const BOARD_PATH = '/tabula';

/** Address of the service worker that keeps the board. It must never change. */
export const BOARD_WORKER_PATH = '/tabula-sw.js';

/** By this parameter the board's address is answered by the network, past the board's service worker. */
export const UNKEPT_PARAMETER = 'newest';

/** Address of the calculator with a currency filled in, from the home page. */
export function calculatorWith(acronym: string): string {
  return `?to=${acronym}#${anchors.calculator}`;
}

/** Id of a section's heading, which names the section. */
export function headingIdOf(anchor: Anchor): string {
  return `${anchor}-heading`;
}
