import { office } from '../site/office';
import { toMachineTime } from '../domain/time/timestamps';
import type { FirstRates } from './firstRates';
import { statusLineOf, dotOf } from '../features/rates/freshnessLine';
import { lastUpdatedOf, lastUpdatedText } from '../features/rates/lastUpdatedTime';
import { listCurrencies, orderCurrencies } from '../features/rates/rateList';
import type { RateTexts } from '../features/rates/rateTexts';
import { rateTextsOf } from '../features/rates/rateTexts';

/**
 * Paints first rates into the prerendered rate list, without the application, exactly as its components would render
 * them: the application then takes the page over as it is. False when there is nothing to paint.
 */
export function paintRates(section: Element, rates: FirstRates): boolean {
  const listed = listCurrencies(orderCurrencies(rates.currencies));
  if (listed.length === 0) {
    return false;
  }
  paintRows(section, listed.map(rateTextsOf));
  paintLastUpdated(section, lastUpdatedOf(listed));
  select(section, '.freshness__dot').className = dotOf(rates.status);
  select(section, '.freshness__dot + *').textContent = statusLineOf(rates);
  return true;
}

function paintRows(section: Element, rows: readonly RateTexts[]): void {
  const body = select(section, 'tbody');
  const place = select(body, 'tr');
  // Filled where they stand: new ones would have to be laid out anew.
  rows.forEach((texts, index) => {
    const row = body.children[index] ?? body.appendChild(place.cloneNode(true) as Element);
    [...row.children].forEach((cell, column) => {
      (cell.firstElementChild ?? cell).textContent = texts[column] ?? '';
    });
  });
  [...body.children].slice(rows.length).forEach((row) => row.remove());
  body.removeAttribute('aria-hidden');
  select(section, 'table').setAttribute('aria-busy', 'false');
}

function paintLastUpdated(section: Element, stored: number | null): void {
  if (stored !== null) {
    const time = document.createElement('time');
    time.dateTime = toMachineTime(stored, office.updatedTimeDisplay);
    time.textContent = lastUpdatedText(stored);
    select(section, '.freshness__updated > *').replaceWith(time);
  }
}

function select(within: Element, selector: string): Element {
  const found = within.querySelector(selector);
  if (!found) {
    throw new Error(`The prerendered rate list has no ${selector}.`);
  }
  return found;
}
