import { BASE_CURRENCY } from '../../domain/rates/currency';
import type { Site } from '../../site/site';
import type { CurrencyChoice } from './calculatorSlice';

/** The choices before any rates have come: the base currency and the office's list. */
export function configuredChoices({ office, currencyNames }: Pick<Site, 'office' | 'currencyNames'>): readonly CurrencyChoice[] {
  return [BASE_CURRENCY, ...office.currencyOrder].map((acronym) => ({ acronym, name: currencyNames[acronym] ?? null }));
}
