import { useEffect, useRef } from 'react';
import type { Language } from '../../site/languages';
import type { LanguageOfferWords } from '../../site/words/languageOffers';

const ID = 'language-offer';

interface Props {
  readonly language: Language;
  readonly words: LanguageOfferWords;
  /** Of this page in that language. */
  readonly address: string;
}

/**
 * Asks a visitor in his own language whether to read on in it (rule 96). A popover: it moves nothing, and whatever is pressed
 * beside it closes it and counts.
 */
export function LanguageOffer({ language, words, address }: Props) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => element.current?.showPopover(), []);

  return (
    <div
      ref={element}
      id={ID}
      popover="auto"
      className="language-offer"
      lang={language}
      role="dialog"
      aria-label={words.question}
    >
      <p className="language-offer__question">{words.question}</p>
      <p className="language-offer__answers">
        <a className="button" href={address} hrefLang={language}>
          {words.accept}
        </a>
        <button type="button" className="button button--outline" popoverTarget={ID} popoverTargetAction="hide">
          {words.decline}
        </button>
      </p>
    </div>
  );
}
