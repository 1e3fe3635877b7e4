import { toPlainText } from '../plainText';

/** What one column of a list holds. */
export type ColumnRole = 'currency' | 'units' | 'buy' | 'sell' | 'middle' | 'ignored';

export const columnRoles: readonly ColumnRole[] = ['ignored', 'currency', 'units', 'buy', 'sell', 'middle'];

/** What a heading says: "mena" may head codes or names. */
export type Meaning = ColumnRole | 'currencyName';

/** The sides in the languages of the lists that come to a Slovak office. The first word wins: "predaj (vy kupujete)" is sell. */
const sides: readonly (readonly [RegExp, 'buy' | 'sell'])[] = [
  [/\b(nakup|kup(?!on)|vykup|skup(?!in)|ankauf|vetel|buy|bid|purchase)/, 'buy'],
  [/\b(predaj(?!n[aeiu]\b(?! (?:kurz|cen|hodnot|sadzb)))|predav|prodej|prodav|sprzed|verkauf|elad|sell|ask|offer)/, 'sell'],
];

/** The first match wins: "kód meny" is the code, "units per EUR" is not a number of units. */
const otherHeadings: readonly (readonly [RegExp, Meaning])[] = [
  [/\b(stred|middle|mid)\b|\bstred|\b(per|za) (1 )?eur/, 'middle'],
  [/\b(kod|code|iso|skratka|acronym)\b/, 'currency'],
  [/\b(mnozstv|jednot|pocet|unit|nominal|quantity|amount)/, 'units'],
  [/\b(kurz|rate|exchange)/, 'middle'],
  [/\b(mena|meny|currency|currencies|valuta|wahrung|waluta|penznem)\b/, 'currencyName'],
];

/** What a heading says about its column; null when nothing is known. */
export function meaningOf(heading: string): Meaning | null {
  const plain = toPlainText(heading).replace(/[^a-z0-9]+/g, ' ');
  const [side] = sides
    .map(([pattern, role]) => ({ role, at: plain.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return side?.role ?? otherHeadings.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
