import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createAppStore } from '../../src/app/store';
import { anchors } from '../../src/site/paths';
import type { RatesState } from '../../src/features/rates/ratesSlice';
import { firstRatesState } from '../../src/features/rates/ratesSlice';
import type { FirstRates } from '../../src/firstPaint/firstRates';
import { paintRates } from '../../src/firstPaint/paintRates';
import { OwnCurrenciesContext } from '../../src/features/rates/ownCurrenciesContext';
import { Rates } from '../../src/features/rates/Rates';
import { SiteContext } from '../../src/site/useSite';
import { demoSite } from '../support/demoSite';
import { buildCurrency } from '../support/builders';

function renderRates(rates: RatesState, own: readonly string[] = []): Element {
  const { store } = createAppStore(jest.fn(), { rates });
  document.body.innerHTML = renderToString(
    <SiteContext value={demoSite}>
      <Provider store={store}>
        <OwnCurrenciesContext value={own}>
          <Rates />
        </OwnCurrenciesContext>
      </Provider>
    </SiteContext>,
  );
  return document.getElementById(anchors.ratesTable) as Element;
}

/** The markup without the comments by which a prerender separates texts. */
function markupOf(section: Element): string {
  return section.innerHTML.replace(/<!--.*?-->/g, '');
}

const currencies = [
  buildCurrency({ acronym: 'CZK', buy: 25.1, sell: 0, name_sk: '<b>česká</b> & koruna', updated: '2026-04-14T08:15:00' }),
  buildCurrency(),
  buildCurrency({ acronym: 'EUR' }),
  buildCurrency({ acronym: 'GBP', buy: null }),
];

describe('paintRates', () => {
  it.each<FirstRates>([
    { status: 'read', currencies, receivedAt: Date.parse('2026-04-14T06:20:00Z') },
    { status: 'remembered', currencies, receivedAt: Date.parse('2026-04-14T06:20:00Z') },
    { status: 'read', currencies: [buildCurrency({ updated: 'broken' })], receivedAt: 0 },
    {
      status: 'read',
      currencies: Array.from({ length: 200 }, (_, index) => buildCurrency({ acronym: `X${index}` })),
      receivedAt: 0,
    },
  ])('makes of the waiting page what the components render ($status, $currencies.length)', (rates) => {
    const rendered = markupOf(renderRates(firstRatesState(rates)));
    const section = renderRates({ status: 'waiting' });
    expect(paintRates(section, rates)).toBe(true);
    expect(markupOf(section)).toBe(rendered);
  });

  it("paints the visitor's own currencies first, marked, and does so anew", () => {
    const own = ['GBP', 'USD', 'XXX'];
    const read: FirstRates = {
      status: 'read',
      currencies: ['EUR', 'CZK', 'USD', 'GBP'].map((acronym) => buildCurrency({ acronym })),
      receivedAt: 2_000,
    };
    const rendered = renderRates(firstRatesState(read), own);
    expect([...rendered.querySelectorAll('.rates-table__acronym')].map(({ textContent }) => textContent)).toEqual([
      'GBP',
      'USD',
      'CZK',
    ]);
    const markup = markupOf(rendered);
    const section = renderRates({ status: 'waiting' }, own);
    paintRates(section, { status: 'remembered', currencies, receivedAt: 1_000 }, own);
    paintRates(section, read, own);
    expect(markupOf(section)).toBe(markup);
  });

  it('paints true rates over remembered ones', () => {
    const read: FirstRates = { status: 'read', currencies: [buildCurrency({ buy: 1.3 })], receivedAt: 2_000 };
    const rendered = markupOf(renderRates(firstRatesState(read)));
    const section = renderRates({ status: 'waiting' });
    paintRates(section, { status: 'remembered', currencies, receivedAt: 1_000 });
    paintRates(section, read);
    expect(markupOf(section)).toBe(rendered);
  });

  it('says that nothing follows the rates, and takes it back', () => {
    const remembered: FirstRates = { status: 'remembered', currencies, receivedAt: Date.parse('2026-04-14T06:20:00Z') };
    const rendered = markupOf(renderRates(firstRatesState(remembered)));
    const section = renderRates({ status: 'waiting' });
    paintRates(section, { ...remembered, status: 'unfollowed' });
    expect(section.querySelector('.freshness__line')).toHaveTextContent('Kurzy k 14.4. o 08:20, bez obnovy.');
    expect(section.querySelector('.freshness__dot')).toHaveClass('freshness__dot--interrupted');
    paintRates(section, remembered);
    expect(markupOf(section)).toBe(rendered);
  });

  it('leaves the page as it is when there is nothing to paint', () => {
    const section = renderRates({ status: 'waiting' });
    const waiting = markupOf(section);
    expect(paintRates(section, { status: 'read', currencies: [buildCurrency({ acronym: 'EUR' })], receivedAt: 0 })).toBe(false);
    expect(markupOf(section)).toBe(waiting);
  });

  it('says what is missing on a page that it does not know', () => {
    const section = renderRates({ status: 'waiting' });
    section.querySelector('tbody')?.remove();
    expect(() => paintRates(section, { status: 'read', currencies, receivedAt: 0 })).toThrow('no element marked "rows"');
  });
});
