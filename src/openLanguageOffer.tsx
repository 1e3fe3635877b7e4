/** Entry of the chunk that asks a visitor for another language; few are asked, and each once. */
import '../styles/language-offer.scss';
import { createRoot } from 'react-dom/client';
import { LanguageOffer } from './features/frame/LanguageOffer';
import type { Language } from './site/languages';
import { homePathOf } from './site/paths';
import { languageOffers } from './site/words/languageOffers';

/** Asks on top of the page; the page itself knows nothing of it. Before all else, so that Tab comes to the question first. */
export function openLanguageOffer(language: Language): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <LanguageOffer
      language={language}
      words={languageOffers[language]}
      onAccept={() => location.assign(homePathOf(language) + location.search)}
    />,
  );
}
