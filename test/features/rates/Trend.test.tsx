import { act, screen, within } from '@testing-library/react';
import type { LoadTrend } from '../../../src/features/rates/trendPart';
import type { Deed } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import { FILTERED_FROM } from '../../../src/features/rates/RatesTable';
import { buildCode, buildRaw } from '../../support/builders';
import { demoSite } from '../../support/demoSite';
import type { RenderedApp, RenderOptions } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { settled } from '../../support/settled';

/** Noon on a Monday in the office, in milliseconds since 1970. */
const NOON = Date.parse('2026-04-13T12:00+02:00');
const DAY = 86_400_000;

let app: RenderedApp;

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));
afterEach(() => {
  app.stop();
  jest.restoreAllMocks();
});

const usdHistory = (...steps: readonly (readonly [daysAgo: number, rates: Deed['rates']])[]) =>
  buildHistory(steps.map(([daysAgo, rates]) => ({ acronym: 'USD', at: NOON - daysAgo * DAY, rates })));

/** A history of USD that changed five days ago, on a Wednesday, and this morning. */
const usual = usdHistory([60, { buy: 1.25, sell: 1.1 }], [5, { buy: 1.2, sell: 1.1 }], [0.1, { buy: 1.23, sell: 1.1 }]);
const present = usual.present[0]!;
const rawUsd = (fields: object = {}) => buildRaw({ buy: 1.23, sell: 1.1, updated: present.updated ?? '', ...fields });
const czk = buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.85, sell: 23.9 });

function start(options: RenderOptions = {}): void {
  app = renderApp('/', options);
  app.clock.time = NOON;
  act(() => app.gateway.sendRates(rawUsd(), czk));
}

const button = (acronym = 'USD') => screen.getByRole('button', { name: `Posledných 30\u00a0dní:\u00a0${acronym}` });
const lastDays = (acronym = 'USD') => within(screen.getByRole('group', { name: `Posledných 30\u00a0dní:\u00a0${acronym}` }));
const facts = (side: string) => {
  const group = lastDays().getByRole('group', { name: side });
  return Object.fromEntries(
    within(group)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')]),
  );
};
/** Opens the table of days, and returns the texts of its rows. */
async function days(): Promise<readonly (readonly string[])[]> {
  await app.user.click(lastDays().getByText('Tabuľka po dňoch'));
  await lastDays().findByRole('row', { name: /^Po 13\.4\./ });
  const [, ...rows] = lastDays().getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

async function open(acronym = 'USD'): Promise<void> {
  await app.user.click(button(acronym));
}

async function answer(history = usual): Promise<void> {
  const reading = app.recentReadings.at(-1);
  await act(async () => {
    reading?.answer(history.entries);
    await Promise.resolve();
  });
}

it('a row opens and closes with its button, which keeps the focus, and the calculator stays as it is', async () => {
  start();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(app.recentReadings).toEqual([]);
  button().focus();
  await app.user.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveFocus();
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toHaveTextContent('Načítava sa…');
  await answer();
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByRole('group', { name: /Posledných/ }),
  );
  await app.user.keyboard(' ');
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('group', { name: /Posledných/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Chcem')).toHaveValue('USD');
});

it('has its code come from the moment of the press', async () => {
  const loadTrend = jest.fn((install: LoadTrend) => install());
  start({ loadTrend });
  await app.user.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(loadTrend).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await app.user.pointer({ keys: '[/MouseLeft]', target: button() });
  await answer();
  expect(await days()).toHaveLength(30);
});

it('tells what both sides did since yesterday, and their highest and lowest closes with their days', async () => {
  start();
  await open();
  await answer();
  expect(facts('Nákup')).toEqual({
    'Od včerajška': '▲ vyšší o 2,50 %',
    Najvyšší: '1,250 Ut 7.4.',
    Najnižší: '1,200 Ne 12.4.',
  });
  expect(facts('Predaj')).toEqual({ 'Od včerajška': '= bez zmeny', Najvyšší: '1,100 Po 13.4.', Najnižší: '1,100 Po 13.4.' });
});

it('has a table of the days, the newest first, in which days without a change have the rates before', async () => {
  start();
  await open();
  await answer();
  const rows = await days();
  expect(rows).toHaveLength(30);
  expect(rows.slice(0, 8)).toEqual([
    ['Po 13.4.', '1,230', '1,100'],
    ['Ne 12.4.', '1,200', '1,100'],
    ['So 11.4.', '1,200', '1,100'],
    ['Pi 10.4.', '1,200', '1,100'],
    ['Št 9.4.', '1,200', '1,100'],
    ['St 8.4.', '1,200', '1,100'],
    ['Ut 7.4.', '1,250', '1,100'],
    ['Po 6.4.', '1,250', '1,100'],
  ]);
  expect(screen.queryByText(/Vývoj poznáme/)).not.toBeInTheDocument();
});

it('says since when a trend is known, and on which days the currency was not listed', async () => {
  start();
  await open();
  await answer(
    usdHistory([4, { buy: 1.3, sell: 1.2 }], [3, null], [1, { buy: 1.4, sell: 1.2 }], [0.1, { buy: 1.23, sell: 1.1 }]),
  );
  expect(lastDays().getByText('Vývoj poznáme od: Št 9.4.')).toBeVisible();
  expect(await days()).toEqual([
    ['Po 13.4.', '1,230', '1,100'],
    ['Ne 12.4.', '1,400', '1,200'],
    ['So 11.4.', 'nebola v\u00a0ponuke'],
    ['Pi 10.4.', 'nebola v\u00a0ponuke'],
    ['Št 9.4.', '1,300', '1,200'],
  ]);
});

it('compares with nothing what is known since today alone', async () => {
  start();
  await open();
  await answer(usdHistory([0.1, { buy: 1.23, sell: 1.1 }]));
  expect(facts('Nákup')).toMatchObject({ 'Od včerajška': 'bez porovnania' });
  expect(await days()).toHaveLength(1);
});

it('draws both sides, hidden from who has the table, with a line of its own each', async () => {
  start();
  await open();
  await answer(usdHistory([1, { buy: 1.3, sell: 1.2 }], [0.1, { buy: 1.23, sell: 1.1 }]));
  const lines = document.querySelectorAll('.trend__lines path');
  // The last two of thirty days, with both sides on one scale.
  expect([...lines].map((line) => line.getAttribute('d'))).toEqual(['M28 0H29V35H30', 'M28 50H29V100H30']);
  expect(lines[0]?.getAttribute('class')).not.toBe(lines[1]?.getAttribute('class'));
  expect(lines[0]?.closest('[aria-hidden=true]')).not.toBeNull();
});

it('leads to the calculator with its currency', async () => {
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  start();
  await open('CZK');
  await answer({ ...usual, entries: [] });
  await app.user.click(lastDays('CZK').getByRole('link', { name: /^Prepočítať\sCZK$/ }));
  expect(screen.getByLabelText('Suma')).toHaveFocus();
  expect(screen.getByLabelText('Chcem')).toHaveValue('CZK');
});

it('shows a change at once, compared with yesterday still', async () => {
  start();
  await open();
  await answer();
  const readings = app.recentReadings.length;
  act(() => app.gateway.sendRates(rawUsd({ buy: 1.26, updated: '2026-04-13T14:00:00' }), czk));
  await settled();
  expect(facts('Nákup')).toEqual({
    'Od včerajška': '▲ vyšší o 5,00 %',
    Najvyšší: '1,260 Po 13.4.',
    Najnižší: '1,200 Ne 12.4.',
  });
  expect(app.recentReadings).toHaveLength(readings + 1);
});

it('keeps several open, each below its row, as long as the row is in the list', async () => {
  const site = { ...demoSite, office: { ...demoSite.office, currencyOrder: ['USD', 'CZK'] } };
  start({ site });
  await open();
  await open('CZK');
  const rows = () =>
    screen.getAllByRole('row').map((row) => (row.className.includes('details') ? 'details' : row.textContent.slice(0, 3)));
  expect(rows()).toEqual(['Men', 'USD', 'details', 'CZK', 'details']);
  act(() => app.gateway.sendRates(czk));
  await settled();
  expect(rows()).toEqual(['Men', 'CZK', 'details']);
});

it('goes with its row when that is not looked for', async () => {
  start();
  const many = Array.from({ length: FILTERED_FROM }, (_, number) => buildRaw({ acronym: buildCode(number) }));
  act(() => app.gateway.sendRates(rawUsd(), czk, ...many));
  await settled();
  await open();
  await answer();
  await app.user.type(screen.getByLabelText('Hľadať menu'), 'czk');
  expect(screen.queryByRole('group', { name: /Posledných/ })).not.toBeInTheDocument();
  await app.user.clear(screen.getByLabelText('Hľadať menu'));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

describe('a failure', () => {
  it('of the archive is told with another try, which hands the focus on', async () => {
    start();
    await open();
    await act(async () => {
      app.recentReadings.at(-1)?.fail(new Error('unreachable'));
      await Promise.resolve();
    });
    expect(screen.getByText('Nepodarilo sa načítať.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    expect(screen.getByRole('button', { name: 'Skúšame…' })).toHaveFocus();
    await answer();
    expect(button()).toHaveFocus();
    expect(await days()).toHaveLength(30);
  });

  it('of the download is told in the same way', async () => {
    let isReachable = false;
    const loadTrend = (install: LoadTrend) => (isReachable ? install() : Promise.reject(new Error('unreachable')));
    start({ loadTrend });
    await open();
    expect(await screen.findByText('Nepodarilo sa načítať.')).toBeVisible();
    isReachable = true;
    await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    await answer();
    expect(button()).toHaveFocus();
    expect(await days()).toHaveLength(30);
  });
});
