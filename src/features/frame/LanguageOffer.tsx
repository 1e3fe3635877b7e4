import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../site/languages';
import type { LanguageOfferWords } from '../../site/words/languageOffers';
import { SettledStatus } from '../../ui/SettledStatus';

const ID = 'language-offer';

interface Props {
  readonly language: Language;
  readonly words: LanguageOfferWords;
  /** Leads to this page in that language. */
  readonly onAccept: () => void;
}

/**
 * Asks a visitor in his own language whether to read on in it (rule 96). A popover: it moves nothing, and whatever is pressed
 * beside it closes it and counts. The focus stays where it is, so that the question is also read aloud.
 */
export function LanguageOffer({ language, words, onAccept }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

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
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <p className="language-offer__question" aria-hidden="true">
        {words.question}
      </p>
      <SettledStatus text={isOpen ? words.question : ''} />
      <p className="language-offer__answers">
        {/* No link, though it leads to a page: the first link of the page is the one that skips to its content. */}
        <button type="button" className="button" onClick={onAccept}>
          {words.accept}
        </button>
        <button type="button" className="button button--outline" popoverTarget={ID} popoverTargetAction="hide">
          {words.decline}
        </button>
      </p>
    </div>
  );
}
