import { BASE_CURRENCY } from '../rates/currency';

/** A currency's code, and the number of units that the line is for if the cell says so ("100 HUF"). */
export interface CurrencyCell {
  readonly acronym: string;
  readonly units: number | null;
}

/**
 * Reads a code of three to five letters, also among other words ("100 HUF", "USD – dolár", "EUR/CZK"); null unless
 * there is exactly one.
 */
export function readCurrencyCell(text: string): CurrencyCell | null {
  const trimmed = text.trim();
  const words = /^[a-z]{3,5}$/i.test(trimmed) ? [trimmed.toUpperCase()] : (trimmed.match(/[\p{L}\p{N}]+/gu) ?? []);
  const counts = words.filter((word) => /^\d+$/.test(word));
  const codes = onlyQuoted(words.filter((word) => /^[A-Z]{3}$/.test(word)));
  const [acronym, ...others] = codes.length > 0 ? codes : words.filter((word) => /^[A-Z]{4,5}$/.test(word));
  if (acronym === undefined || others.length > 0 || counts.length > 1) {
    return null;
  }
  const units = counts[0] === undefined ? null : readUnits(counts[0]);
  return counts.length > 0 && units === null ? null : { acronym, units };
}

/** Reads the number of units that a line is for, as in "100", "1,00" or "1 ks": a power of ten up to 10,000, otherwise null. */
export function readUnits(text: string): number | null {
  const digits = text
    .replace(/\s/g, '')
    .replace(/(^|\P{L})\p{L}+\.?$/u, '$1')
    .replace(/[.,]00?$/, '');
  return /^10{0,4}$/.test(digits) ? Number(digits) : null;
}

// "EUR/CZK" means the other currency.
function onlyQuoted(codes: readonly string[]): readonly string[] {
  return codes.length > 1 ? codes.filter((code) => code !== BASE_CURRENCY) : codes;
}
