import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Share, ShareOutcome } from '../../../ports/share';
import { useSite } from '../../../site/useSite';
import type { CalculatorRootState } from '../calculatorSlice';
import { calculatorSettingsOf } from '../calculatorSlice';
import { Enquiry } from './Enquiry';
import { Notes } from './Notes';
import { selectCalculationParameters } from '../selectCalculationParameters';
import { useCalculatorWords } from './useCalculatorWords';
import type { Exchange } from './useExchange';
import { useExchange } from './useExchange';
import { useRateTexts } from './useRateTexts';

interface Props {
  readonly share: Share;
}

/** The notes in which a result is paid, the rates used, and ways to share it or to enquire (rules 93, 94 and 99). */
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
  /** Identifies the calculation that the button would share now. */
  readonly shared: string;
}

function ShareButton({ share, shared }: ShareProps) {
  const site = useSite();
  const store = useStore<CalculatorRootState>();
  const { share: words } = useCalculatorWords();
  const [told, setTold] = useState<{ readonly outcome: ShareOutcome; readonly shared: string } | null>(null);
  // Clears the last outcome first, so screen readers announce the next one even if it is the same.
  const press = async (): Promise<void> => {
    setTold(null);
    // From the state, not from the window's address, which is written later and which some browsers refuse to change.
    const parameters = selectCalculationParameters(store.getState(), calculatorSettingsOf(site));
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
