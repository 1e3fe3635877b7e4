import { useState } from 'react';
import type { Share, ShareOutcome } from '../../../ports/share';
import { useSite } from '../../../site/useSite';
import { Enquiry } from './Enquiry';
import { Notes } from './Notes';
import { useCalculatorWords } from './useCalculatorWords';
import type { Exchange } from './useExchange';
import { useExchange } from './useExchange';
import { useRateTexts } from './useRateTexts';

interface Props {
  readonly share: Share;
}

/** In which notes a result is paid, by which rates it was calculated, and the ways to send it or to ask for more (rules 93, 94 and 99). */
export function Details({ share }: Props) {
  const exchange = useExchange();
  return exchange && <DetailsOf exchange={exchange} share={share} />;
}

function DetailsOf({ exchange, share }: Props & { readonly exchange: Exchange }) {
  const rateTexts = useRateTexts(exchange.usedRates);
  return (
    <div className="calculator-extras__details">
      <Notes exchange={exchange} />
      {rateTexts.length > 0 && (
        <ul className="calculator-extras__rates">
          {rateTexts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ShareButton share={share} />
      <Enquiry exchange={exchange} rateTexts={rateTexts} />
    </div>
  );
}

function ShareButton({ share }: Props) {
  const { words: site } = useSite();
  const { share: words } = useCalculatorWords();
  const [outcome, setOutcome] = useState<ShareOutcome>('handedOver');
  return (
    <div className="calculator-extras__above">
      <button
        type="button"
        className="calculator-extras__chip"
        onClick={() => void share(site.calculator.heading).then(setOutcome)}
      >
        {words.action}
      </button>
      <p className="calculator-extras__note" role="status">
        {outcome === 'handedOver' ? '' : words[outcome]}
      </p>
    </div>
  );
}
