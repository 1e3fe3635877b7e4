import type { Currency } from '../rates/currency';
import { BASE_CURRENCY } from '../rates/currency';
import { convert } from './conversion';
import type { DecimalText } from './decimal';

/** What the office pays in its base currency for an amount (rule 94); null when the needed rate is missing or 0. */
export function worthInBase(amount: DecimalText, owned: Pick<Currency, 'acronym' | 'buy' | 'sell'>): DecimalText | null {
  return convert(amount, owned, { acronym: BASE_CURRENCY, buy: 1, sell: 1 })?.amount ?? null;
}
