import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../site/languages';
import type { LanguageOfferWords } from '../../site/words/languageOffers';
import { SettledStatus } from '../../ui/SettledStatus';

const ID = 'language-offer';

interface Props {
  readonly language: Language;
  readonly words: LanguageOfferWords;
  /** Opens this page in the offered language. */
  readonly onAccept: () => void;
}

/**
 * Asks visitors in their own language whether to read on in it (rule 96). A popover, because it moves nothing, and a press
 * beside it closes it and still takes effect. The focus stays where it is, so screen readers announce the question too.
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
        {/* A button although it leads to a page: the page's first link has to be the one that skips to the content. */}
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
