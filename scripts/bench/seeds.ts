import type { CurrencyRecord } from '../../src/domain/rates/currency';
import defaultSeed from '../../local/seed/defaultSeed.json';

const LETTERS = 26;

/** The default currencies plus as many made-up ones as needed to give the list this number of rows. */
export function manyCurrencies(rows: number): { readonly currencies: Readonly<Record<string, CurrencyRecord>> } {
  const real: Readonly<Record<string, CurrencyRecord>> = defaultSeed.currencies;
  // EUR is in the seed but has no row in the list.
  const missing = rows - (Object.keys(real).length - 1);
  const madeUp = Array.from({ length: missing }, (_, index): [string, CurrencyRecord] => {
    // Starts at QBA, because QAR is a real code.
    const acronym = `Q${letterAt(1 + Math.floor(index / LETTERS))}${letterAt(index % LETTERS)}`;
    return [
      acronym.toLowerCase(),
      {
        acronym,
        name_en: `Currency ${index}`,
        name_sk: `skúšobná mena ${index}`,
        buy: 1.5 + index,
        sell: 1.4 + index,
        updated: '2026-04-13T16:00:00',
      },
    ];
  });
  return { currencies: { ...real, ...Object.fromEntries(madeUp) } };
}

function letterAt(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
