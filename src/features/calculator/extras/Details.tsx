import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Share, ShareOutcome } from '../../../ports/share';
import { useSite } from '../../../site/useSite';
import type { CalculatorRootState } from '../calculatorSlice';
import { customOf } from '../calculatorSlice';
import { addressParametersOf } from './addressParameters';
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
      <ShareButton share={share} shared={JSON.stringify([exchange.owned, exchange.wanted])} />
      <Enquiry exchange={exchange} rateTexts={rateTexts} />
    </div>
  );
}

interface ShareProps extends Props {
  /** What would be shared now. */
  readonly shared: string;
}

function ShareButton({ share, shared }: ShareProps) {
  const site = useSite();
  const store = useStore<CalculatorRootState>();
  const { share: words } = useCalculatorWords();
  const [told, setTold] = useState<{ readonly outcome: ShareOutcome; readonly shared: string } | null>(null);
  // What the last press led to goes away first, so that the outcome of the next one is read aloud even if it is the same.
  const press = async (): Promise<void> => {
    setTold(null);
    // Of the state, not of the window's address, which is written later and which some browsers refuse to change.
    const parameters = addressParametersOf(store.getState(), customOf(site));
    setTold({ outcome: await share(site.words.calculator.heading, parameters), shared });
  };
  return (
    <div className="calculator-extras__above">
      <button type="button" className="calculator-extras__chip" onClick={() => void press()}>
        {words.action}
      </button>
      <p className="calculator-extras__note" role="status">
        {told?.shared !== shared || told.outcome === 'handedOver' ? '' : words[told.outcome]}
      </p>
    </div>
  );
}
