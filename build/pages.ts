import type { Language } from '../src/site/languages';
import { inLanguage, languages } from '../src/site/languages';
import type { VisitorsPage } from '../src/site/paths';
import { addressOf, BOARD_PATH, homePathOf, visitorsPages } from '../src/site/paths';

/** A page that the build writes, and its file's name in the build. */
export interface BuiltPage {
  readonly language: Language;
  readonly file: string;
  /** Which visitors' page it is, prerendered; null for the shell of the language's other addresses. */
  readonly page: VisitorsPage | null;
}

/** The pages of the languages that an office offers: the visitors' pages and a shell for each language. */
export function pagesOf(offered: readonly Language[]): readonly BuiltPage[] {
  return offered.flatMap((language) => [
    ...visitorsPages.map((page) => ({ language, file: fileOf(page, language), page })),
    { language, file: shellOf(language), page: null },
  ]);
}

/** The file of a language's prerendered home page. */
export function homePageOf(language: Language): string {
  return fileOf('home', language);
}

/** The file of a prerendered page; hosting serves it at its address, without `.html`. */
function fileOf(page: VisitorsPage, language: Language): string {
  return `${addressOf(page, language).slice(1) || 'index'}.html`;
}

/** The file of the shell, which hosting serves at every other address of a language. */
export function shellOf(language: Language): string {
  return inLanguage('app.html', language);
}

/** The file of the window board, which is no visitors' page and is the same in every language. */
export const BOARD_PAGE = `${BOARD_PATH.slice(1)}.html`;

/** The languages that have pages among a build's files. */
export function builtLanguages(files: readonly string[]): readonly Language[] {
  return languages.filter((language) => files.includes(homePageOf(language)));
}

/** Every address below a language's home page, as a hosting pattern; the default language's pattern matches all addresses. */
export function belowHomeOf(language: Language): string {
  return `${homePathOf(language)}/**`;
}
