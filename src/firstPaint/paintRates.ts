import { sortCurrencies } from '../domain/rates/currencyOrder';
import { ownFirst } from '../domain/rates/ownCurrencies';
import { toMachineTime } from '../domain/time/timestamps';
import type { FirstPaintFacts, PaintMarker } from '../features/rates/firstPaintMarkers';
import { FACTS_ATTRIBUTE, MARKER_ATTRIBUTE } from '../features/rates/firstPaintMarkers';
import { dotClassName, statusLineOf } from '../features/rates/freshnessLine';
import { lastUpdatedOf } from '../features/rates/lastUpdatedTime';
import { listCurrencies } from '../features/rates/rateList';
import type { RateTexts } from '../features/rates/rateTexts';
import { OWN_MARK_CLASS, ownMarkText, rateTextsOf } from '../features/rates/rateTexts';
import { calculatorWith } from '../site/paths';
import { nameBy } from '../site/nameCurrency';
import { formatMoment, formatRate, formatStoredTime } from '../site/format';
import type { PaintedRates } from './firstRates';

/** The element of the prerendered page into which the first rates are painted; null on other pages. */
export function findRatesList(): Element | null {
  return document.querySelector(`[${FACTS_ATTRIBUTE}]`);
}

/** Reads the facts that the page's first scripts need. */
export function readFacts(list: Element): FirstPaintFacts {
  return JSON.parse(list.getAttribute(FACTS_ATTRIBUTE) ?? '') as FirstPaintFacts;
}

/**
 * Paints the first rates into the prerendered rate list, without the application but exactly as its components would
 * render them: the application then takes the page over unchanged. The visitor's own currencies come first and are
 * marked (rule 86). False when there is nothing to paint.
 */
export function paintRates(list: Element, rates: PaintedRates, ownAcronyms: readonly string[] = []): boolean {
  const { formats, rates: words, office, naming } = readFacts(list);
  const listed = listCurrencies(sortCurrencies(rates.currencies, ownFirst(ownAcronyms, office.currencyOrder)));
  if (listed.length === 0) {
    return false;
  }
  const texts = listed.map((currency) =>
    rateTextsOf(
      currency,
      (named) => nameBy(naming, named),
      (rate) => formatRate(rate, formats),
    ),
  );
  paintRows(list, texts, words, ownAcronyms);
  const lastUpdated = lastUpdatedOf(listed);
  if (lastUpdated !== null) {
    const time = document.createElement('time');
    time.dateTime = toMachineTime(lastUpdated, office.updatedTimeDisplay);
    time.textContent = formatStoredTime(lastUpdated, formats, office);
    find(list, 'updated').replaceWith(time);
    time.setAttribute(MARKER_ATTRIBUTE, 'updated' satisfies PaintMarker);
  }
  find(list, 'dot').className = dotClassName(rates.status);
  find(list, 'status').textContent = statusLineOf(rates, words.freshness, (moment) => formatMoment(moment, formats, office));
  return true;
}

function paintRows(
  list: Element,
  rows: readonly RateTexts[],
  words: FirstPaintFacts['rates'],
  ownAcronyms: readonly string[],
): void {
  const body = find(list, 'rows');
  // Fills the existing rows, because new ones would cost another layout.
  rows.forEach((texts, index) => {
    const row = body.children[index] ?? body.appendChild(body.children[0]?.cloneNode(true) as Element);
    for (const [name, text] of Object.entries(texts) as [keyof RateTexts, string][]) {
      find(row, name).textContent = text;
    }
    const link = find(row, 'acronym');
    link.setAttribute('href', calculatorWith(texts.acronym));
    link.setAttribute('aria-label', words.calculate + texts.acronym);
    if (ownAcronyms.includes(texts.acronym)) {
      const mark = document.createElement('span');
      mark.className = OWN_MARK_CLASS;
      mark.textContent = ownMarkText(words.own);
      find(row, 'name').append(mark);
    }
  });
  [...body.children].slice(rows.length).forEach((row) => row.remove());
  body.removeAttribute('aria-hidden');
  find(list, 'table').setAttribute('aria-busy', 'false');
}

function find(within: Element, marker: PaintMarker): Element {
  const found = within.querySelector(`[${MARKER_ATTRIBUTE}=${marker}]`);
  if (!found) {
    throw new Error(`The page has no element marked "${marker}".`);
  }
  return found;
}
