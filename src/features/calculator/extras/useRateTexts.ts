import type { UsedRate } from '../../../domain/money/conversion';
import { BASE_CURRENCY } from '../../../domain/rates/currency';
import { parseStoredTimestamp } from '../../../domain/time/timestamps';
import { formatStoredTime } from '../../../site/format';
import { useSite } from '../../../site/useSite';
import { useCalculatorWords } from './useCalculatorWords';
import { useCurrencies } from './useCurrencies';

/** Each used rate with its side and start: "1 EUR = 23,90 CZK, náš predaj, platí od 13.4.2026 o 16:00" (rule 93). */
export function useRateTexts(usedRates: readonly UsedRate[]): readonly string[] {
  const { words: site, format, office } = useSite();
  const { rate: words } = useCalculatorWords();
  const { owned, wanted } = useCurrencies();
  return usedRates.map(({ acronym, side, rate }) => {
    const stored = parseStoredTimestamp([owned, wanted].find((currency) => currency?.acronym === acronym)?.updated ?? '');
    // People who rely on a rate need the true time at which it was set, however the line under the heading shows it.
    const time =
      stored && formatStoredTime(stored, site.formats, { timeZone: office.timeZone, updatedTimeDisplay: 'office-time' });
    return `1\u00a0${BASE_CURRENCY} = ${format.rate(rate)}\u00a0${acronym}, ${words.sides[side]}${time ? words.since(time) : ''}`;
  });
}
