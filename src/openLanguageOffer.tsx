/** Entry of the chunk that offers a visitor another language; few visitors see the offer, and each of them once. */
import '../styles/language-offer.scss';
import { createRoot } from 'react-dom/client';
import { LanguageOffer } from './features/frame/LanguageOffer';
import type { Language } from './site/languages';
import { languageOffers } from './site/words/languageOffers';

/** Shows the offer on top of the page, which knows nothing of it. It comes first in the document, so Tab reaches it first. */
export function openLanguageOffer(language: Language): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <LanguageOffer
      language={language}
      words={languageOffers[language]}
      // The menu's own link takes the calculation along.
      onAccept={() => document.querySelector<HTMLElement>(`a[hreflang="${language}"]`)?.click()}
    />,
  );
}
