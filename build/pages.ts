import type { Language } from '../src/site/languages';
import { DEFAULT_LANGUAGE, inLanguage, languages } from '../src/site/languages';
import { homePathOf } from '../src/site/paths';

/** A page that the build writes, by its file's name in the build. */
export interface BuiltPage {
  readonly language: Language;
  readonly file: string;
  /** Whether it is the home page, which is prerendered; else the shell of the language's other addresses. */
  readonly isHome: boolean;
}

/** The pages of the languages that an office offers: a prerendered home page and a shell for each. */
export function pagesOf(offered: readonly Language[]): readonly BuiltPage[] {
  return offered.flatMap((language) => [
    { language, file: homePageOf(language), isHome: true },
    { language, file: shellOf(language), isHome: false },
  ]);
}

/** The file of a language's prerendered home page; hosting serves it at its address without `.html`. */
export function homePageOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? 'index.html' : `${language}.html`;
}

/** The file of the shell that stands for every other address of a language. */
export function shellOf(language: Language): string {
  return inLanguage('app.html', language);
}

/** The languages whose pages are among a build's files. */
export function builtLanguages(files: readonly string[]): readonly Language[] {
  return languages.filter((language) => files.includes(homePageOf(language)));
}

/** Every address below a language's home page, as hosting matches it; the default language's is below all. */
export function belowHomeOf(language: Language): string {
  return `${homePathOf(language)}/**`;
}
