import { toPlainText } from '../plainText';
import type { Currency } from './currency';

type Named = Pick<Currency, 'acronym' | 'name_sk' | 'name_en'>;

/**
 * The currencies whose code or name contains the text; those whose code begins with it come first, and otherwise the
 * order stays. Case and diacritics don't matter. The Slovak and English names count, and also the name in the page's
 * language.
 */
export function findCurrencies<Found extends Named>(
  currencies: readonly Found[],
  text: string,
  nameOf: (currency: Named) => string | null = () => null,
): readonly Found[] {
  const wanted = toPlainText(text.trim());
  if (wanted === '') {
    return currencies;
  }
  const byCode = currencies.filter(({ acronym }) => toPlainText(acronym).startsWith(wanted));
  const byName = currencies.filter(
    (currency) =>
      !byCode.includes(currency) &&
      [...namesOf(currency), nameOf(currency) ?? ''].some((name) => toPlainText(name).includes(wanted)),
  );
  return [...byCode, ...byName];
}

function namesOf({ acronym, name_sk, name_en }: Named): readonly string[] {
  return [acronym, name_sk, name_en].filter((name) => name !== null);
}
