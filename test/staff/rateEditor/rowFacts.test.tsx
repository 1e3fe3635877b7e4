import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RequestError } from '../../../src/ports/requestError';
import { buildRaw } from '../../support/builders';
import { buildHistory } from '../../support/buildHistory';
import type { Deed } from '../../support/buildHistory';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { decimalPart, renderEditor, saveButton, signIn, staffRates, wholePart } from '../../support/staffScreens';

jest.setTimeout(20_000);

/** 00:30 in the office, in summer time; in UTC, it is still the day before. */
const NOW = Date.parse('2026-04-14T22:30:00Z');
const MINUTE = 60_000;
const rates = { buy: 1.187, sell: 1.15 };
const deeds: readonly Deed[] = [
  { acronym: 'CZK', at: Date.parse('2025-12-30T10:05:00Z'), rates },
  { acronym: 'USD', at: NOW - 40 * MINUTE, rates },
];

let app: RenderedApp;

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));

afterEach(() => {
  app.stop();
  jest.restoreAllMocks();
});

async function openEditor(setUp: (opened: RenderedApp) => void = () => undefined): Promise<void> {
  app = renderApp('/rates');
  app.archiveReader.entries.push(...buildHistory(deeds).entries);
  app.archiveReader.names = { 'uid-jana': 'Jana' };
  setUp(app);
  app.gateway.setConnected(true);
  app.gateway.sendRates(...staffRates);
  await signIn(app);
  await screen.findByRole('heading', { name: 'Úprava kurzov' });
  await act(() => Promise.resolve());
}

const textOf = (acronym: string, column: 'about' | 'spread'): string => {
  const [about, spread] = within(screen.getByRole('row', { name: new RegExp(`^${acronym}`) })).getAllByRole('cell');
  return ((column === 'about' ? about : spread)?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
};

describe('beside a row', () => {
  it('stands when and by whom it was last changed, by the days of the office; before the archive began nobody knows', async () => {
    await openEditor();
    expect(textOf('USD', 'about')).toBe('včera 23:50, Jana');
    expect(textOf('CZK', 'about')).toBe('30.12.2025 11:05, Jana');
    expect(textOf('HUF', 'about')).toBe('pred začiatkom histórie');
  });

  it('stands who nobody has a name for as an unknown account', async () => {
    await openEditor(({ archiveReader }) => {
      archiveReader.names = { constructor: 'nobody' };
    });
    expect(textOf('USD', 'about')).toBe('včera 23:50, neznámy účet');
  });

  it('stands a change as soon as it was made, with the days that go by', async () => {
    await openEditor();
    const after = buildHistory([...deeds, { acronym: 'HUF', at: NOW, rates }, { acronym: 'USD', at: NOW + 1, rates }]);
    app.archiveReader.entries.splice(0, Infinity, ...after.entries);
    act(() => app.gateway.sendRates(...staffRates.slice(0, 2), buildRaw({ acronym: 'HUF', name_sk: 'forint', ...rates })));
    await waitFor(() => expect(textOf('HUF', 'about')).toBe('dnes 00:30, Jana'));
    expect(textOf('USD', 'about')).toBe('dnes 00:30, Jana');
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 100 * 24 * 60 * MINUTE);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(textOf('USD', 'about')).toBe('15.4. 00:30, Jana');
  });

  it('stands nothing while it is not known, nor once it may be wrong; the reason is told and it is asked for again', async () => {
    await openEditor();
    app.archiveReader.answerWith('pending');
    await app.user.click(screen.getByRole('link', { name: 'Import' }));
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    expect(textOf('HUF', 'about')).toBe('');
    app.archiveReader.answerWith(new RequestError('unreachable'));
    await app.user.click(screen.getByRole('link', { name: 'Import' }));
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    expect(
      screen.getByText('Kto a kedy kurzy naposledy zmenil, sa nepodarilo načítať. Server je nedostupný.'),
    ).toBeInTheDocument();
    expect(textOf('USD', 'about')).toBe('');
    app.archiveReader.answerWith('success');
    await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    expect(textOf('USD', 'about')).toBe('včera 23:50, Jana');
    expect(screen.queryByRole('button', { name: 'Skúsiť znova' })).not.toBeInTheDocument();
  });

  it('stands in its place why the row was not saved', async () => {
    await openEditor();
    await app.user.type(wholePart('USD', 'Nákup'), 'x');
    await app.user.click(saveButton());
    expect(textOf('USD', 'about')).toContain('Neuložené: opravte označený kurz.');
  });
});

describe('the spread of a row', () => {
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

  it('is that of the stored rates, until others are typed: then it is theirs with every key', async () => {
    await openEditor();
    expect(textOf('USD', 'spread')).toBe('Rozpätie 3,17 %');
    await app.user.type(decimalPart('USD', 'Predaj'), '16', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(textOf('USD', 'spread')).toBe('Rozpätie 2,30 %');
    type(wholePart('USD', 'Predaj'), 'x');
    expect(textOf('USD', 'spread')).toBe('Rozpätie –');
    await app.user.click(wholePart('USD', 'Predaj'));
    await app.user.keyboard('{Escape}');
    expect(textOf('USD', 'spread')).toBe('Rozpätie 3,17 %');
  });

  it.each([
    ['a loss', '096', 'Rozpätie −4,81 %', 'strata'],
    ['none', '15', 'Rozpätie 0,00 %', 'bez zisku'],
    ['far narrower than the stored ones', '165', 'Rozpätie 1,30 %', 'užšie'],
    ['far wider', '87', 'Rozpätie 47,68 %', 'širšie'],
  ])('is marked once what was typed rests: %s', async (_name, decimals, told, mark) => {
    await openEditor();
    type(decimalPart('USD', 'Nákup'), decimals);
    expect(textOf('USD', 'spread')).toBe(told);
    await waitFor(() => expect(textOf('USD', 'spread')).toBe(`${told} ${mark}`));
    type(decimalPart('USD', 'Nákup'), '187');
    expect(textOf('USD', 'spread')).toBe('Rozpätie 3,17 %');
  });

  it('is marked from the first on where the stored rates make none', async () => {
    app = await renderEditor([buildRaw({ buy: 1.15, sell: 1.187 })]);
    expect(textOf('USD', 'spread')).toBe('Rozpätie −3,17 % strata');
  });
});
