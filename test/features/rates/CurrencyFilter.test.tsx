import { act, screen, within } from '@testing-library/react';
import { createSite } from '../../../src/site/site';
import { sk } from '../../../src/site/words/sk';
import { buildOffice } from '../../support/buildOffice';
import { buildRaw } from '../../support/builders';
import type { RenderedApp, RenderOptions } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';

let app: RenderedApp;

afterEach(() => {
  app.stop();
  jest.useRealTimers();
});

const named: Readonly<Record<string, string>> = {
  USD: 'americký dolár',
  AUD: 'austrálsky dolár',
  CZK: 'česká koruna',
  SEK: 'švédska koruna',
};
const others = Array.from({ length: 11 }, (_, index) => `Q${String.fromCharCode(65 + index)}X`);
const fifteen = [...Object.keys(named), ...others].map((acronym) =>
  buildRaw({ acronym, name_sk: named[acronym] ?? `mena ${acronym}` }),
);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hľadať menu' });
const queryField = () => screen.queryByRole('searchbox', { name: 'Hľadať menu' });
const shown = () =>
  within(screen.getByRole('table'))
    .queryAllByRole('rowheader')
    .map((header) => header.textContent);

function openWith(rates: typeof fifteen, options?: RenderOptions): void {
  app = renderApp('/', options);
  act(() => app.gateway.sendRates(...rates));
}

describe('the filter of the rates', () => {
  it.each([
    ['aud', ['AUD'], '1 z 15'],
    ['DOLÁR', ['USD', 'AUD'], '2 z 15'],
    ['koruna', ['CZK', 'SEK'], '2 z 15'],
    ['cesk', ['CZK'], '1 z 15'],
    // A code that starts with the text takes precedence over names that contain it.
    ['se', ['SEK'], '1 z 15'],
  ])('“%s” finds %j', async (text, found, outcome) => {
    openWith(fifteen);
    await app.user.type(field(), text);
    expect(shown()).toEqual(found);
    expect(screen.getByText(outcome)).toBeVisible();
  });

  it('says that none is found, and empties the field by its button, which leads back to it', async () => {
    openWith(fifteen);
    await app.user.type(field(), 'zlato');
    expect(shown()).toEqual([]);
    expect(screen.getByText('Žiadna mena sa nenašla')).toBeVisible();
    // An empty body that is shown looks like rates that are still awaited.
    expect(screen.getAllByRole('rowgroup')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Ukázať všetky meny' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(shown()).toHaveLength(15);
    expect(screen.queryByText(/Žiadna mena|Zobrazené/)).not.toBeInTheDocument();
  });

  it('is emptied by Escape', async () => {
    openWith(fifteen);
    await app.user.type(field(), 'usd{Escape}');
    expect(field()).toHaveValue('');
    expect(shown()).toHaveLength(15);
  });

  it('tells those who listen once the typing rests', async () => {
    jest.useFakeTimers();
    openWith(fifteen, { advanceTimers: jest.advanceTimersByTime });
    const told = () => screen.getAllByRole('status').map((status) => status.textContent);
    await app.user.type(field(), 'usd');
    expect(told()).not.toContain('Zobrazené 1 z\u00a015');
    act(() => jest.advanceTimersByTime(1_000));
    expect(told()).toContain('Zobrazené 1 z\u00a015');
  });

  it('follows a list that changes meanwhile', async () => {
    openWith(fifteen);
    await app.user.type(field(), 'koruna');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    act(() => app.gateway.sendRates(...fifteen.filter(({ key }) => key !== 'sek')));
    expect(shown()).toEqual(['CZK']);
    // The field stays while it has text, although the list is too short for it now.
    expect(screen.getByText('1 z 14')).toBeVisible();
    await app.user.clear(field());
    expect(queryField()).not.toBeInTheDocument();
  });

  it('is there from fifteen currencies on, and before they come if the office names so many', () => {
    const office = buildOffice({ currencyOrder: fifteen.slice(1).map(({ key }) => key.toUpperCase()) });
    openWith(fifteen.slice(1), { site: createSite('sk', sk, office, {}) });
    expect(queryField()).not.toBeInTheDocument();
    app.unmount();
    app.stop();
    app = renderApp();
    expect(field()).toBeVisible();
  });
});
