import { act, screen, within } from '@testing-library/react';
import { demoSite } from '../../support/demoSite';
import { buildRaw } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { settled } from '../../support/settled';

// Each rendered figure formats its rate, so the calls tell which rows rendered.
const formatRate = jest.fn(demoSite.format.rate);
const site = { ...demoSite, format: { ...demoSite.format, rate: formatRate } };

/** A figure formats its rate once per render, and renders again when it notices a change. */
const RENDERS_IN_STRICT_MODE = 2;

let app: RenderedApp;

beforeEach(() => {
  app = renderApp('/', { site });
});

afterEach(() => app.stop());

const table = () => within(screen.getByRole('table', { name: 'Kurz udáva počet jednotiek meny za 1\u00a0EUR.' }));
const shownRows = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const usd = buildRaw();
const jpy = buildRaw({ acronym: 'JPY', name_sk: 'japonský jen', buy: 191, sell: 182.5 });
const idr = buildRaw({ acronym: 'IDR', name_sk: 'indonézska rupia', buy: 20082.05, sell: 0.0000001 });

describe('rates table', () => {
  it('has the four columns, and says what the rates mean', () => {
    const headers = table()
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    expect(headers).toEqual(['Mena za 1\u00a0EUR', 'Názov', 'Nákup vy predávate', 'Predaj vy kupujete']);
  });

  it('is busy until the rates come, and keeps a place for each currency of the office', () => {
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(table().getAllByRole('row', { hidden: true })).toHaveLength(1 + 29);
    act(() => app.gateway.sendRates(usd));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(table().getAllByRole('row', { hidden: true })).toHaveLength(1 + 1);
  });

  it('chooses nothing while there is nothing to choose', () => {
    const [place] = [...document.querySelectorAll('.rates-table__link')];
    act(() => (place as HTMLElement).click());
    expect(screen.getByLabelText('Chcem')).toHaveValue(demoSite.office.currencyOrder[0]);
  });

  it("shows the rates in the office's order, as they are to be written", () => {
    act(() => app.gateway.sendRates(idr, jpy, usd));
    expect(shownRows()).toEqual([
      ['USD', 'americký dolár', '1,187', '1,150'],
      ['JPY', 'japonský jen', '191,0', '182,5'],
      ['IDR', 'indonézska rupia', '20\u00a0082,05', '0,0000001'],
    ]);
  });

  it("shows the visitor's own currencies first, and says in words why", () => {
    app.stop();
    app.unmount();
    app = renderApp('/', { site, own: ['IDR', 'XXX'] });
    act(() => app.gateway.sendRates(usd, jpy, idr));
    expect(shownRows().map(([acronym, name]) => [acronym, name])).toEqual([
      ['IDR', 'indonézska rupia váš posledný prepočet'],
      ['USD', 'americký dolár'],
      ['JPY', 'japonský jen'],
    ]);
  });

  it('leads from a row to the calculator, with its currency filled in and the amount to be typed next', async () => {
    act(() => app.gateway.sendRates(usd, jpy));
    const calculate = table().getByRole('link', { name: /^Prepočítať\sJPY$/ });
    expect(calculate).toHaveAttribute('href', '?to=JPY#calculator');
    const show = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: show });
    await app.user.click(calculate);
    expect(screen.getByLabelText('Suma')).toHaveFocus();
    expect(show.mock.contexts).toEqual([screen.getByLabelText('Suma').closest('fieldset')]);
    expect(screen.getByLabelText('Mám')).toHaveValue('EUR');
    expect(screen.getByLabelText('Chcem')).toHaveValue('JPY');

    await app.user.selectOptions(screen.getByLabelText('Mám'), 'JPY');
    await app.user.selectOptions(screen.getByLabelText('Chcem'), 'EUR');
    await app.user.click(table().getByRole('link', { name: /USD/ }));
    expect(screen.getByLabelText('Mám')).toHaveValue('USD');
    expect(screen.getByLabelText('Chcem')).toHaveValue('EUR');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
    act(() => app.gateway.sendRates(usd, jpy));
    // jsdom can't follow links.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await app.user.keyboard(`{${key}>}`);
    await app.user.click(table().getByRole('link', { name: /^Prepočítať\sJPY$/ }));
    await app.user.keyboard(`{/${key}}`);
    expect(screen.getByLabelText('Chcem')).not.toHaveValue('JPY');
  });

  it('encodes what the database calls a currency in its link', () => {
    act(() => app.gateway.sendRates(buildRaw({ acronym: 'A&B#1' })));
    expect(table().getByRole('link', { name: /A&B#1/ })).toHaveAttribute('href', '?to=A%26B%231#calculator');
  });

  it('leads nowhere from a row that waits', () => {
    expect(within(screen.getByRole('table')).queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  });

  it('leaves out EUR and incomplete records, and shows markup as the text that it is', () => {
    act(() =>
      app.gateway.sendRates(
        buildRaw({ acronym: 'EUR' }),
        { key: 'czk', value: { acronym: 'CZK', buy: 24 } },
        { key: 'nothing', value: null },
        buildRaw({ acronym: 'XTS', name_sk: '<b>tučné</b>' }),
      ),
    );
    expect(shownRows()).toEqual([['XTS', '<b>tučné</b>', '1,187', '1,150']]);
  });

  it('renders only the row that changed, and marks the changed rate alone', async () => {
    act(() => app.gateway.sendRates(usd, jpy, idr));
    expect(document.querySelector('.rates-table__figure--changed')).not.toBeInTheDocument();
    await settled();
    formatRate.mockClear();

    act(() => app.gateway.sendRates(usd, buildRaw({ acronym: 'JPY', name_sk: 'japonský jen', buy: 191, sell: 183 }), idr));
    expect(new Set(formatRate.mock.calls.flat())).toEqual(new Set([191, 183]));
    expect(screen.getByText('183,0')).toHaveClass('rates-table__figure--changed');
    expect(screen.getByText('191,0')).not.toHaveClass('rates-table__figure--changed');
  });

  it('renders one row of two hundred when one rate changed', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      buildRaw({ acronym: `Q${String(index).padStart(3, '0')}`, buy: 100 + index, sell: 50 }),
    );
    act(() => app.gateway.sendRates(...many));
    await settled();
    const rows = table().getAllByRole('row');
    formatRate.mockClear();

    act(() =>
      app.gateway.sendRates(...many.map((raw) => (raw.key === 'q123' ? buildRaw({ acronym: 'Q123', buy: 7, sell: 50 }) : raw))),
    );
    expect(new Set(formatRate.mock.calls.flat())).toEqual(new Set([7, 50]));
    expect(formatRate.mock.calls.length).toBeLessThanOrEqual(2 * RENDERS_IN_STRICT_MODE);
    expect(table().getAllByRole('row')).toEqual(rows);
    expect(rows[1 + 123]).toHaveTextContent('7,000');
  });

  it('lights a rate up anew at every change, in the element that was there', async () => {
    act(() => app.gateway.sendRates(buildRaw({ sell: 1 })));
    const figure = screen.getByText('1,000');
    const looks: string[] = [];
    for (const sell of [1.1, 1.2, 1.3]) {
      app.gateway.sendRates(buildRaw({ sell }));
      await settled();
      looks.push(figure.className);
    }
    expect(figure).toHaveTextContent('1,300');
    expect(looks[0]).toContain('rates-table__figure--changed');
    expect(looks[1]).not.toBe(looks[0]);
    expect(looks[2]).toBe(looks[0]);
  });

  it('says that a live list is empty, and whom to call', () => {
    act(() => app.gateway.sendRates());
    const section = within(screen.getByRole('region', { name: 'Kurzový lístok' }));
    expect(section.getByText('Kurzový lístok je práve prázdny')).toBeVisible();
    expect(section.getByRole('link', { name: '+421 900 000 100' })).toHaveAttribute('href', 'tel:+421900000100');
  });

  it('says that there is nothing to show when no rates come, and whom to call', () => {
    act(() => app.gateway.send({ type: 'failed', reason: 'denied' }));
    const section = within(screen.getByRole('region', { name: 'Kurzový lístok' }));
    expect(section.getByText('Kurzy teraz nevieme ukázať')).toBeVisible();
    expect(section.getByRole('link', { name: '+421 900 000 100' })).toBeVisible();
  });

  it('explains both sides, and that the list may change', () => {
    const section = within(screen.getByRole('region', { name: 'Kurzový lístok' }));
    expect(section.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
      'Nákup – vy menu predávate, my ju kupujeme.',
      'Predaj – vy menu kupujete, my ju predávame.',
      'Kurzový lístok je informatívny a\u00a0môže sa kedykoľvek zmeniť.',
    ]);
  });
});
