import type { CurrencyNaming } from '../../site/nameCurrency';
import { namingOf } from '../../site/nameCurrency';
import type { Formats, OfficeClock } from '../../site/format';
import type { Office } from '../../site/office';
import type { Site } from '../../site/site';
import type { Words } from '../../site/words/sk';

/** The facts that the first script reads from the page, so neither languages nor the office's data add to its bytes. */
export interface FirstPaintFacts {
  readonly formats: Formats;
  readonly rates: Pick<Words['rates'], 'freshness' | 'calculate' | 'own'>;
  readonly office: OfficeClock & Pick<Office, 'currencyOrder'>;
  readonly naming: CurrencyNaming;
}

/** The attribute that holds the facts as JSON, on the element that holds everything that the first script paints. */
export const FACTS_ATTRIBUTE = 'data-first-paint';
/** The attribute that names an element which the first script paints. */
export const MARKER_ATTRIBUTE = 'data-paint';

/** What the first script paints. */
export type PaintMarker = 'table' | 'rows' | 'acronym' | 'name' | 'buy' | 'sell' | 'updated' | 'dot' | 'status';

/** Marks an element for the first script. */
export function paintMarker(marker: PaintMarker): { readonly [MARKER_ATTRIBUTE]: PaintMarker } {
  return { [MARKER_ATTRIBUTE]: marker };
}

/** The attribute from which the first script reads its facts. */
export function firstPaintFacts({ language, words, office, currencyNames }: Site): { readonly [FACTS_ATTRIBUTE]: string } {
  const { currencyOrder, timeZone, updatedTimeDisplay } = office;
  const facts: FirstPaintFacts = {
    formats: words.formats,
    rates: { freshness: words.rates.freshness, calculate: words.rates.calculate, own: words.rates.own },
    office: { currencyOrder, timeZone, updatedTimeDisplay },
    naming: namingOf(language, currencyNames),
  };
  return { [FACTS_ATTRIBUTE]: JSON.stringify(facts) };
}
