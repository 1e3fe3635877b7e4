/** Composition root of the prerender: the home page of each language as text. */
import { renderHomePage as renderSite } from './app/renderHomePage';
import type { RatesState } from './features/rates/ratesSlice';
import type { Language } from './site/languages';
import { createSite } from './site/site';
import { de } from './site/words/de';
import { en } from './site/words/en';
import { hu } from './site/words/hu';
import { pl } from './site/words/pl';
import type { Words } from './site/words/sk';
import { sk } from './site/words/sk';
import { uk } from './site/words/uk';

const words: Readonly<Record<Language, Words>> = { sk, en, de, hu, pl, uk };

/** The home page's markup: while it waits for rates, or with the given ones. */
export function renderHomePage(language: Language, rates?: RatesState): string {
  return renderSite(createSite(language, words[language], BUILD_OFFICE, BUILD_CURRENCY_NAMES[language]), rates);
}
