/** Composition root of prerendering: renders the visitors' pages of each language as text. */
import { renderHomePage, renderLegalPage } from './app/renderPage';
import { createLegalPages } from './pages/legal/createLegalPages';
import { technicalFactsOf } from './technicalFacts';
import type { Language } from './site/languages';
import type { VisitorsPage } from './site/paths';
import { createSite } from './site/site';
import { legalWordsOf, wordsOf } from './wordsOf';

/** A page's markup; the home page is rendered as it waits for rates. */
export function renderPage(page: VisitorsPage, language: Language): string {
  const site = createSite(language, wordsOf[language], BUILD_OFFICE, BUILD_CURRENCY_NAMES[language]);
  return page === 'home'
    ? renderHomePage(site, undefined, BUILD_MEASURES)
    : renderLegalPage(site, page, createLegalPages(legalWordsOf[language], technicalFactsOf(BUILD_ENVIRONMENT)), BUILD_MEASURES);
}
