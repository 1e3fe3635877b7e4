/**
 * Decides whether to offer the visitor another language, and when: once, on the home page, when the page has nothing
 * more urgent to do.
 */
import { createLanguageOfferMemory } from './services/browser/languageOfferMemory';
import { reportToConsole } from './services/browser/reportError';
import { whenIdle } from './services/browser/whenIdle';
import { languageToOffer } from './site/languageToOffer';
import { homePathOf } from './site/paths';
import type { Site } from './site/site';

/** How long the offer waits for an idle page, in milliseconds. */
const PATIENCE = 2_000;

export function offerLanguage({ language: shown, office }: Pick<Site, 'language' | 'office'>): void {
  const memory = createLanguageOfferMemory(() => localStorage);
  const language = languageToOffer(navigator.languages, shown, office.languages);
  // Whoever comes from another page of the site has just chosen this language.
  const isChosen = document.referrer.startsWith(`${location.origin}/`);
  if (language === null || isChosen || location.pathname !== homePathOf(shown) || memory.wasMade()) {
    return;
  }
  const ask = async (): Promise<void> => {
    await whenIdle(PATIENCE);
    const { openLanguageOffer } = await import(/* webpackChunkName: "language-offer" */ './openLanguageOffer');
    // Only one popover can be open at a time, and an open one was opened by the visitor.
    if (!document.querySelector(':popover-open')) {
      memory.keepMade();
      openLanguageOffer(language);
    }
  };
  // The page is complete without the offer; the next visit tries again.
  ask().catch(reportToConsole);
}
