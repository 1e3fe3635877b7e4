import type { Currency } from './currency';

const DIACRITICS = /\p{Diacritic}/gu;

/** Whether a currency's code or one of its names holds the text; case and diacritics don't matter. */
export function matchesFilter(currency: Pick<Currency, 'acronym' | 'name_sk' | 'name_en'>, text: string): boolean {
  const wanted = simplify(text.trim());
  return [currency.acronym, currency.name_sk, currency.name_en].some((name) => name !== null && simplify(name).includes(wanted));
}

function simplify(text: string): string {
  return text.normalize('NFD').replace(DIACRITICS, '').toLowerCase();
}
