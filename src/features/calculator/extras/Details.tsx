import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { UsedRate } from '../../../domain/money/conversion';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import { parseStoredTimestamp } from '../../../domain/time/timestamps';
import type { Share, ShareOutcome } from '../../../ports/share';
import { formatStoredTime } from '../../../site/format';
import { useSite } from '../../../site/useSite';
import { selectConvertibleCurrencies, selectMode } from '../calculatorSlice';
import { useCalculation } from '../useCalculation';
import { useCalculatorWords } from './useCalculatorWords';
import { useNeeded } from './useNeeded';

/** By which rates a result was calculated, since when they hold, and the way to send it to somebody (rule 93). */
export function Details({ share }: { readonly share: Share }) {
  const needed = useNeeded();
  const { conversion } = useCalculation();
  const shown = useSelector(selectMode) === 'exact' ? needed : conversion;
  if (shown === null) {
    return null;
  }
  return (
    <div className="calculator-extras__details">
      {shown.usedRates.length > 0 && (
        <ul className="calculator-extras__rates">
          {shown.usedRates.map((used) => (
            <RateLine key={used.acronym} used={used} />
          ))}
        </ul>
      )}
      <ShareButton share={share} />
    </div>
  );
}

function RateLine({ used: { acronym, side, rate } }: { readonly used: UsedRate }) {
  const { words: site, format, office } = useSite();
  const { rate: words } = useCalculatorWords();
  const currency = useSelector(selectConvertibleCurrencies).find((convertible) => convertible.acronym === acronym);
  const stored = parseStoredTimestamp(currency?.updated ?? '');
  // Whoever relies on a rate asks when it was set: the true time, however the heading's line shows it.
  const time = stored && formatStoredTime(stored, site.formats, { timeZone: office.timeZone, updatedTimeDisplay: 'office-time' });
  return (
    <li>
      {`1\u00a0${BASE_CURRENCY} = ${format.rate(rate)}\u00a0${acronym}, ${words.sides[side]}${time ? words.since(time) : ''}`}
    </li>
  );
}

function ShareButton({ share }: { readonly share: Share }) {
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
