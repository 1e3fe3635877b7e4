import type { Currency } from './currency';

/** Why a record can't be edited: it isn't at the address that its code has, or a rate of it is missing or no rate. */
export type Oddity = 'foreignKey' | 'withoutBuy' | 'withoutSell' | 'withoutRates';

/** What keeps a record from being edited (rule 62); null when nothing does. */
export function oddityOf({ key, acronym, buy, sell }: Currency): Oddity | null {
  if (key !== acronym.toLowerCase()) {
    return 'foreignKey';
  }
  if (buy === null) {
    return sell === null ? 'withoutRates' : 'withoutBuy';
  }
  return sell === null ? 'withoutSell' : null;
}
