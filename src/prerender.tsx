/** Composition root of the prerender: the home page of each language as text. */
import { renderHomePage as renderSite } from './app/renderHomePage';
import type { RatesState } from './features/rates/ratesSlice';
import type { Language } from './site/languages';
import { createSite } from './site/site';
import { wordsOf } from './wordsOf';

/** The home page's markup: while it waits for rates, or with the given ones. */
export function renderHomePage(language: Language, rates?: RatesState): string {
  return renderSite(createSite(language, wordsOf[language], BUILD_OFFICE, BUILD_CURRENCY_NAMES[language]), rates);
}
