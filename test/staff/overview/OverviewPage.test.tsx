import { act, screen, waitFor, within } from '@testing-library/react';
import { RequestError } from '../../../src/ports/requestError';
import type { RawCurrency } from '../../../src/ports/rates';
import type { Deed } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import type { RenderedApp } from '../../support/renderApp';
import { renderEditor, wholePart } from '../../support/staffScreens';

jest.setTimeout(20_000);

/** 00:15 in the office, in summer time. */
const NOW = Date.parse('2026-05-20T22:15:00Z');
const DAY = 86_400_000;
const MINUTE = 60_000;

/** The spread of CZK never changed, that of HUF was widened before midnight, that of USD narrowed after it; BRL makes a loss. */
const deeds: readonly Deed[] = [
  { acronym: 'CZK', at: NOW - 60 * DAY, rates: { buy: 24.9, sell: 23.85 } },
  { acronym: 'USD', at: NOW - 60 * DAY, rates: { buy: 1.187, sell: 1.13 } },
  { acronym: 'BRL', at: NOW - 3 * DAY, rates: { buy: 6.14, sell: 5.6 } },
  { acronym: 'HUF', at: NOW - 40 * DAY, rates: { buy: 370, sell: 358 } },
  { acronym: 'HUF', at: NOW - 30 * MINUTE, rates: { buy: 374, sell: 359.5 } },
  { acronym: 'USD', at: NOW - 10 * MINUTE, rates: { buy: 1.187, sell: 1.15 } },
  { acronym: 'BRL', at: NOW - 5 * MINUTE, rates: { buy: 5.6, sell: 6.14 } },
];
const names: Readonly<Record<string, string>> = {
  USD: 'americký dolár',
  CZK: 'česká koruna',
  HUF: 'maďarský forint',
  BRL: 'brazílsky real',
};

let app: RenderedApp;

const rawOf = (done: readonly Deed[]): readonly RawCurrency[] =>
  buildHistory(done).present.map(({ key, ...record }) => ({ key, value: { ...record, name_sk: names[record.acronym] } }));

async function openOverview(setUp: (opened: RenderedApp) => void = () => undefined, done = deeds): Promise<void> {
  app = await renderEditor(rawOf(done));
  app.archiveReader.entries.push(...buildHistory(done).entries);
  app.archiveReader.names = { 'uid-jana': 'Jana' };
  app.clock.time = NOW;
  setUp(app);
  await app.user.click(screen.getByRole('link', { name: 'Prehľad' }));
  await screen.findByRole('heading', { name: 'Prehľad' });
  await act(() => Promise.resolve());
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));

afterEach(() => {
  app.stop();
  jest.restoreAllMocks();
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Prehľad' }))
    .getAllByRole('row')
    .slice(1);
const rowOf = (acronym: string) => screen.getByRole('row', { name: new RegExp(`^${acronym}`) });
const codes = () => rows().map((row) => within(row).getByRole('rowheader').textContent.slice(0, 3));
/** The texts of a row's cells as screen readers read them. */
const told = (acronym: string): readonly string[] =>
  within(rowOf(acronym))
    .getAllByRole('cell')
    .map((cell) => {
      const heard = cell.cloneNode(true) as HTMLElement;
      heard.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
      return heard.textContent.replace(/\s+/g, ' ').trim();
    });

describe('the overview', () => {
  it('tells of each currency its spread, the usual one and what it was, the unusual ones first', async () => {
    await openOverview();
    expect(document.title).toBe('Prehľad – Zmenáreň Pod vežou');
    expect(codes()).toEqual(['BRL', 'USD', 'CZK', 'HUF']);
    expect(screen.getByText('Nezvyčajné rozpätie: 2 meny.')).toBeVisible();
    expect(told('BRL').slice(0, 3)).toEqual([
      '−9,20 % predaj je nad nákupom, zmenáreň stráca',
      '9,20 % 3 dni v histórii',
      'od −9,20 % do 9,20 %',
    ]);
    expect(told('USD').slice(0, 3)).toEqual(['3,17 % o 1,75 p. b. užšie ako obvykle', '4,92 %', 'od 3,17 % do 4,92 %']);
    expect(told('CZK').slice(0, 3)).toEqual(['4,31 %', '4,31 %', 'stále 4,31 %']);
    // The save of half an hour ago was before midnight, so it is yesterday's close.
    expect(told('HUF').slice(0, 3)).toEqual(['3,95 %', '3,30 %', 'od 3,30 % do 3,95 %']);
  });

  it('stands in the order of the office when asked to', async () => {
    await openOverview();
    await app.user.click(screen.getByRole('radio', { name: 'ako v zozname' }));
    expect(codes()).toEqual(['USD', 'CZK', 'HUF', 'BRL']);
    await app.user.click(screen.getByRole('radio', { name: 'nezvyčajné hore' }));
    expect(codes()[0]).toBe('BRL');
  });

  it('leads to a currency in the editor, and begins in its rates', async () => {
    await openOverview();
    await app.user.click(screen.getByRole('link', { name: 'Upraviť HUF' }));
    await screen.findByRole('heading', { name: 'Úprava kurzov' });
    expect(wholePart('HUF', 'Nákup')).toHaveFocus();
  });

  it('leads to the history of a currency alone, where all the others are one press away', async () => {
    await openOverview();
    await app.user.click(screen.getByRole('link', { name: 'História HUF' }));
    await screen.findByRole('heading', { name: 'História' });
    expect(await screen.findByText('Zobrazené: 2 zmeny')).toBeInTheDocument();
    expect(screen.getByLabelText('Mena')).toHaveValue('HUF');
    expect(screen.getByLabelText('Mena')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Zrušiť hľadanie' }));
    expect(screen.getByText('Zobrazené: 7 zmien')).toBeInTheDocument();
  });

  it('follows a save at once', async () => {
    await openOverview();
    const saved: readonly Deed[] = [...deeds, { acronym: 'CZK', at: NOW, rates: { buy: 24.9, sell: 24.9 } }];
    app.archiveReader.entries.splice(0, Infinity, ...buildHistory(saved).entries);
    act(() => app.gateway.sendRates(...rawOf(saved)));
    await waitFor(() => expect(told('CZK')[0]).toBe('0,00 % nákup a predaj sú rovnaké'));
    expect(codes()).toEqual(['BRL', 'CZK', 'USD', 'HUF']);
    await waitFor(() => expect(screen.getByText('Nezvyčajné rozpätie: 3 meny.')).toBeVisible());
    expect(told('CZK')[1]).toBe('4,31 %');
  });

  it('goes on to the next day by itself', async () => {
    await openOverview();
    jest.spyOn(Date, 'now').mockReturnValue(NOW + DAY);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(told('BRL')[1]).toBe('9,20 % 4 dni v histórii');
  });

  it('says that all is as usual', async () => {
    await openOverview(undefined, deeds.slice(0, 1));
    expect(screen.getByText('Všetky rozpätia sú obvyklé.')).toBeVisible();
  });

  it('says of a currency that is new today that its history has not begun, and judges it by itself', async () => {
    await openOverview(undefined, [{ acronym: 'CZK', at: NOW - MINUTE, rates: { buy: 24.9, sell: 23.85 } }]);
    expect(told('CZK').slice(0, 3)).toEqual(['4,31 %', 'história ešte nezačala', '']);
  });

  it('says that no currency is listed', async () => {
    await openOverview(({ gateway }) => act(() => gateway.sendRates()));
    expect(await screen.findByText('V zozname nie je nijaká mena, ktorú možno upraviť.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says that it waits, that it failed and why, and tries again', async () => {
    await openOverview(({ archiveReader }) => archiveReader.answerWith('pending'));
    expect(screen.getByText('Rozpätia sa načítavajú…')).toBeVisible();
    app.archiveReader.answerWith(new RequestError('denied'));
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    await app.user.click(screen.getByRole('link', { name: 'Prehľad' }));
    expect(await screen.findByText('Históriu rozpätí sa nepodarilo načítať.')).toBeVisible();
    expect(screen.getByText('Databáza čítanie odmietla.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    app.archiveReader.answerWith('success');
    await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skúsiť znova' })).not.toBeInTheDocument();
  });

  it('says that newer changes are missing in what it shows', async () => {
    await openOverview();
    app.archiveReader.answerWith(new RequestError('unreachable'));
    act(() => app.gateway.sendRates(...rawOf(deeds)));
    expect(await screen.findByText('Najnovšie zmeny sa do histórie rozpätí nepodarilo načítať.')).toBeVisible();
    expect(codes()).toHaveLength(4);
  });
});
