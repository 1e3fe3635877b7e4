import { act, screen, within } from '@testing-library/react';
import { RequestError } from '../../../src/ports/requestError';
import { buildRaw } from '../../support/builders';
import { buildEntries, buildHistory } from '../../support/buildHistory';
import type { Deed } from '../../support/buildHistory';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { decimalPart, renderEditor, signIn, wholePart } from '../../support/staffScreens';

// Tests of the whole application can exceed the default timeout on a busy machine.
jest.setTimeout(20_000);

const DAY = 24 * 60 * 60 * 1_000;
/** 23:45 in the office, in summer time. */
const LATE = Date.parse('2026-04-12T21:45:00Z');
const NEXT_DAY = LATE + 30 * 60 * 1_000;
const began = LATE - DAY;

const rates = (buy: number, sell: number) => ({ buy, sell });
const deeds: readonly Deed[] = [
  { acronym: 'USD', at: began, rates: rates(1.1, 1.05) },
  { acronym: 'CZK', at: began, rates: rates(24.5, 23.85) },
  { acronym: 'GBP', at: began, rates: rates(0.9, 0.8) },
  { acronym: 'USD', at: LATE, rates: rates(1.21, 1.05) },
  { acronym: 'CZK', at: LATE, rates: rates(24.9, 23.85) },
  { acronym: 'GBP', at: NEXT_DAY, rates: null },
];
const { entries } = buildHistory(deeds);
const present = [
  buildRaw({ acronym: 'USD', name_sk: 'americký dolár', buy: 1.21, sell: 1.05 }),
  buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 24.9, sell: 23.85 }),
];

let app: RenderedApp;

async function openHistory(setUp: (app: RenderedApp) => void = () => undefined): Promise<void> {
  app = await renderEditor(present);
  app.archiveReader.entries.push(...entries);
  app.archiveReader.names = { 'uid-jana': 'Jana', 'uid-boris': 'Boris' };
  app.gateway.answerReadsWith(present);
  app.clock.time = NEXT_DAY + DAY;
  setUp(app);
  await app.user.click(screen.getByRole('link', { name: 'História' }));
  await screen.findByRole('heading', { name: 'História' });
  await act(() => Promise.resolve());
}

function raiseUsd(): void {
  const after = buildHistory([...deeds, { acronym: 'USD', at: NEXT_DAY + 60_000, rates: rates(1.3, 1.05) }]);
  app.archiveReader.entries.splice(0, Infinity, ...after.entries);
  act(() => app.gateway.sendRates(buildRaw({ buy: 1.3, sell: 1.05 }), ...present.slice(1)));
}

const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const savesOf = (name: RegExp) => screen.getAllByRole('table', { name });
const rowOf = (table: HTMLElement, acronym: string) => within(table).getByRole('row', { name: new RegExp(`^${acronym}`) });
const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ');

afterEach(() => app.stop());

describe('the history', () => {
  it('tells who changed what when, by days of the office, the newest first', async () => {
    await openHistory();
    expect(document.title).toBe('História – Zmenáreň Pod vežou');
    expect(days()).toEqual(['Pondelok 13.4.2026', 'Nedeľa 12.4.2026', 'Sobota 11.4.2026']);
    const [retirement, save] = savesOf(/Jana/);
    expect(retirement).toHaveAccessibleName('00:15 – Jana');
    expect(textOf(rowOf(retirement as HTMLElement, 'GBP'))).toMatch(/^GBPvyradená mena/);
    expect(save).toHaveAccessibleName('23:45 – Jana');
    expect(textOf(rowOf(save as HTMLElement, 'USD'))).toBe(
      'USDNákup1,100 → zmenené na 1,210 +10,00 %Predaj1,050 bez zmenyVrátiť',
    );
  });

  it('names an account that has no name as unknown', async () => {
    await openHistory(({ archiveReader }) => {
      archiveReader.names = {};
    });
    expect(savesOf(/neznámy účet/)).toHaveLength(3);
  });

  it('shows a change as it happens', async () => {
    await openHistory();
    raiseUsd();
    const table = await screen.findByRole('table', { name: '00:16 – Jana' });
    expect(textOf(rowOf(table, 'USD'))).toContain('1,210 → zmenené na 1,300 +7,44 %');
  });

  it('shows 50 changes, and older ones when asked for', async () => {
    await openHistory(({ archiveReader }) => archiveReader.entries.splice(0, Infinity, ...buildEntries(120)));
    expect(screen.getByText(/^Zobrazené: \d+ zmien$/)).toHaveTextContent('Zobrazené: 49 zmien');
    await app.user.click(screen.getByRole('button', { name: 'Staršie' }));
    await screen.findByText('Zobrazené: 99 zmien');
    await app.user.click(screen.getByRole('button', { name: 'Staršie' }));
    const shown = await screen.findByText('Zobrazené: 120 zmien');
    expect(screen.queryByRole('button', { name: 'Staršie' })).not.toBeInTheDocument();
    expect(shown).toHaveFocus();
  });

  it('waits for the list, without which nobody knows what the newest changes led to', async () => {
    app = renderApp('/rates');
    app.archiveReader.entries.push(...entries);
    await signIn(app);
    await app.user.click(await screen.findByRole('link', { name: 'História' }));
    expect(await screen.findByText('História sa načítava…')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    act(() => app.gateway.sendRates(...present));
    expect(await screen.findAllByRole('table')).toHaveLength(3);
  });

  it('leaves out a change that a list without a connection does not show yet', async () => {
    const raise = { acronym: 'USD', at: NEXT_DAY + 60_000, rates: rates(1.3, 1.05) };
    const behind = buildHistory(deeds).present.map(({ acronym, buy, sell, updated }) =>
      buildRaw({ acronym, buy: buy ?? 0, sell: sell ?? 0, updated: updated ?? '' }),
    );
    await openHistory();
    app.gateway.answerReadsWith(behind);
    act(() => app.gateway.sendRates(...behind));
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    act(() => app.gateway.setConnected(false));
    app.archiveReader.entries.splice(0, Infinity, ...buildHistory([...deeds, raise]).entries);
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    expect(await screen.findAllByRole('table')).toHaveLength(3);
    expect(screen.queryByText(/Predošlé kurzy už platia/)).not.toBeInTheDocument();
  });

  it('says when there is nothing yet', async () => {
    await openHistory(({ archiveReader }) => archiveReader.entries.splice(0));
    expect(await screen.findByText('Archív zatiaľ nemá nijakú zmenu.')).toBeVisible();
  });

  it('says that it waits, that it failed and why, and tries again', async () => {
    await openHistory(({ archiveReader }) => archiveReader.answerWith('pending'));
    expect(screen.getByText('História sa načítava…')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    app.archiveReader.answerWith(new RequestError('unreachable'));
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    expect(await screen.findByText('Históriu sa nepodarilo načítať.')).toBeVisible();
    expect(screen.getByText('Server je nedostupný.')).toBeVisible();
    app.archiveReader.answerWith('success');
    await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    expect(await screen.findAllByRole('table')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Skúsiť znova' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('looking for changes', () => {
  it('finds those of a currency, a person and some days', async () => {
    await openHistory();
    await app.user.selectOptions(screen.getByLabelText('Mena'), 'USD');
    expect(screen.getByText('Zobrazené: 2 zmeny')).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['USD', 'USDpridaná mena']);
    await app.user.type(screen.getByLabelText('Od dňa'), '2026-04-12');
    expect(screen.getByText('Zobrazené: 1 zmena')).toBeInTheDocument();
    await app.user.selectOptions(screen.getByLabelText('Kto'), 'Boris');
    expect(screen.getByText('Takú zmenu história nemá.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Zrušiť hľadanie', hidden: true }));
    expect(screen.getByText('Zobrazené: 6 zmien')).toBeInTheDocument();
    expect(screen.getByText('Hľadať a stiahnuť')).toHaveFocus();
  });

  it('begins anew with another currency, the days too', async () => {
    await openHistory();
    await app.user.click(screen.getByRole('link', { name: 'Prehľad' }));
    await app.user.click(await screen.findByRole('link', { name: 'História USD' }));
    expect(await screen.findByText('Zobrazené: 2 zmeny')).toBeInTheDocument();
    await app.user.type(screen.getByLabelText('Od dňa'), '2026-04-12');
    expect(screen.getByText('Zobrazené: 1 zmena')).toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    expect(await screen.findByText('Zobrazené: 6 zmien')).toBeInTheDocument();
    expect(screen.getByLabelText('Od dňa')).toHaveValue('');
  });

  it('finds the changes of whoever has no name', async () => {
    await openHistory(({ archiveReader }) => {
      archiveReader.names = { 'uid-boris': 'Boris' };
    });
    await app.user.selectOptions(screen.getByLabelText('Kto'), 'neznámy účet');
    expect(screen.getByText('Zobrazené: 6 zmien')).toBeInTheDocument();
    await app.user.selectOptions(screen.getByLabelText('Kto'), 'Boris');
    expect(screen.getByText('Takú zmenu história nemá.')).toBeInTheDocument();
  });

  it('shows days far back by their own changes, told right, also when one of their rates changes now', async () => {
    const many = Array.from({ length: 60 }, (_day, index): Deed => ({
      acronym: 'USD',
      at: NEXT_DAY + (index + 1) * DAY,
      rates: rates(2 + index, 1),
    }));
    const past = buildHistory([...deeds, ...many]);
    await openHistory(({ archiveReader }) => archiveReader.entries.splice(0, Infinity, ...past.entries));
    await app.user.type(screen.getByLabelText('Do dňa'), '2026-04-12');
    expect(await screen.findByText('Zobrazené: 5 zmien')).toBeInTheDocument();
    expect(days()).toEqual(['Nedeľa 12.4.2026', 'Sobota 11.4.2026']);
    const [save] = savesOf(/Jana/);
    expect(textOf(rowOf(save as HTMLElement, 'USD'))).toContain('1,100 → zmenené na 1,210');
    expect(textOf(rowOf(save as HTMLElement, 'CZK'))).toContain('24,50 → zmenené na 24,90');
    const after = buildHistory([...deeds, ...many, { acronym: 'CZK', at: NEXT_DAY + 90 * DAY, rates: rates(26, 25) }]);
    app.archiveReader.entries.splice(0, Infinity, ...after.entries);
    act(() =>
      app.gateway.sendRates(buildRaw({ acronym: 'CZK', name_sk: 'česká koruna', buy: 26, sell: 25 }), ...present.slice(0, 1)),
    );
    await act(() => Promise.resolve());
    expect(textOf(rowOf(savesOf(/Jana/)[0] as HTMLElement, 'CZK'))).toContain('24,50 → zmenené na 24,90');
    expect(screen.getByText('Zobrazené: 5 zmien')).toBeInTheDocument();
  });

  it('takes the last day whole, and says when days are the wrong way round', async () => {
    await openHistory();
    await app.user.type(screen.getByLabelText('Do dňa'), '2026-04-12');
    expect(days()).toEqual(['Nedeľa 12.4.2026', 'Sobota 11.4.2026']);
    await app.user.type(screen.getByLabelText('Od dňa'), '2026-04-13');
    expect(screen.getByText('Deň „od“ je po dni „do“.')).toBeInTheDocument();
    expect(screen.getByLabelText('Do dňa')).toBeInvalid();
    await app.user.clear(screen.getByLabelText('Do dňa'));
    await app.user.clear(screen.getByLabelText('Od dňa'));
    expect(screen.queryByText('Zrušiť hľadanie')).not.toBeInTheDocument();
  });

  it('downloads what is found', async () => {
    await openHistory();
    await app.user.selectOptions(screen.getByLabelText('Mena'), 'USD');
    await app.user.click(screen.getByRole('button', { name: 'Stiahnuť ako CSV', hidden: true }));
    expect(app.files.map(({ name }) => name)).toEqual(['historia-kurzov.csv']);
    expect(app.files[0]?.text.trim().split('\r\n')).toHaveLength(3);
    app.archiveReader.answerWith(new RequestError('unreachable'), 'readSince');
    await app.user.click(screen.getByRole('button', { name: 'Stiahnuť ako CSV', hidden: true }));
    expect(screen.getByText('Súbor sa nepodarilo pripraviť.')).toBeInTheDocument();
  });

  it('downloads nothing when nothing is found, and says so until something else is looked for', async () => {
    await openHistory();
    await app.user.type(screen.getByLabelText('Do dňa'), '2020-01-01');
    await app.user.click(screen.getByRole('button', { name: 'Stiahnuť ako CSV', hidden: true }));
    expect(screen.getByText('Súbor sa nevytvoril: nenašla sa žiadna zmena.')).toBeInTheDocument();
    expect(app.files).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Zrušiť hľadanie', hidden: true }));
    expect(screen.queryByText(/Súbor sa nevytvoril/)).not.toBeInTheDocument();
  });
});

describe('putting back', () => {
  it('types the earlier rate of one change into the editor, where it is saved as ever', async () => {
    await openHistory();
    await app.user.click(screen.getByRole('button', { name: 'Vrátiť USD (23:45)' }));
    await screen.findByRole('heading', { name: 'Úprava kurzov' });
    expect([wholePart('USD', 'Nákup').value, decimalPart('USD', 'Nákup').value]).toEqual(['1', '1']);
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('9');
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Uložiť' }));
    expect(app.ratesWriter.writes).toMatchObject([{ acronym: 'USD', change: { buy: 1.1 }, seen: { buy: 1.21 } }]);
  });

  it('does so for a whole save', async () => {
    await openHistory();
    await app.user.click(screen.getByRole('button', { name: 'Vrátiť celé uloženie (2 zmeny)' }));
    expect(decimalPart('USD', 'Nákup')).toHaveValue('1');
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('5');
    expect(screen.getByText('2 neuložené zmeny')).toBeVisible();
  });

  it('asks before it replaces rates that are typed and not saved, and bases the earlier rates on the change', async () => {
    await openHistory();
    raiseUsd();
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    await app.user.clear(decimalPart('USD', 'Nákup'));
    await app.user.type(decimalPart('USD', 'Nákup'), '35');
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    const revert = await screen.findByRole('button', { name: 'Vrátiť celé uloženie (2 zmeny)' });
    await app.user.click(revert);
    const question = screen.getByRole('dialog', { name: 'Nahradiť neuložené kurzy?' });
    expect(within(question).getAllByRole('listitem').map(textOf)).toEqual(['USD Nákup: 1,35']);
    await app.user.click(within(question).getByRole('button', { name: 'Ponechať' }));
    expect(question).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'História' })).toBeVisible();

    await app.user.click(revert);
    await app.user.click(screen.getByRole('button', { name: 'Nahradiť' }));
    expect([wholePart('USD', 'Nákup').value, decimalPart('USD', 'Nákup').value]).toEqual(['1', '1']);
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('5');
    expect(screen.getByText(/Medzitým sa kurz zmenil/)).toBeVisible();
  });

  it.each([
    ['', 'prázdne'],
    ['1,35', '1,35'],
  ])('goes on asking about %j when somebody else saves a rate meanwhile', async (typed, shown) => {
    await openHistory();
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    await app.user.clear(wholePart('USD', 'Nákup'));
    await app.user.clear(decimalPart('USD', 'Nákup'));
    await app.user.type(wholePart('USD', 'Nákup'), typed || '{Delete}');
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    await app.user.click(await screen.findByRole('button', { name: 'Vrátiť USD (23:45)' }));
    const question = screen.getByRole('dialog', { name: 'Nahradiť neuložené kurzy?' });
    expect(within(question).getAllByRole('listitem').map(textOf)).toEqual([`USD Nákup: ${shown}`]);
    act(() => app.gateway.sendRates(buildRaw({ buy: 1.35, sell: 1.05 }), ...present.slice(1)));
    expect(within(question).getAllByRole('listitem').map(textOf)).toEqual([`USD Nákup: ${shown}`]);
  });

  it('replaces what it has asked about, though the list changes meanwhile', async () => {
    await openHistory();
    raiseUsd();
    await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
    await app.user.clear(decimalPart('USD', 'Predaj'));
    await app.user.type(decimalPart('USD', 'Predaj'), '02');
    await app.user.clear(decimalPart('CZK', 'Nákup'));
    await app.user.type(decimalPart('CZK', 'Nákup'), '7');
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    await app.user.click(await screen.findByRole('button', { name: 'Vrátiť USD (00:16)' }));
    await app.user.click(screen.getByRole('link', { name: 'História' }));
    await app.user.click(await screen.findByRole('button', { name: 'Vrátiť celé uloženie (2 zmeny)' }));
    const question = screen.getByRole('dialog', { name: 'Nahradiť neuložené kurzy?' });
    expect(within(question).getAllByRole('listitem').map(textOf)).toEqual(['USD Nákup: 1,21', 'CZK Nákup: 24,7']);
    act(() => app.gateway.sendRates(buildRaw({ buy: 1.1, sell: 1.05 }), ...present.slice(1)));
    await app.user.click(screen.getByRole('button', { name: 'Nahradiť' }));
    expect(wholePart('USD', 'Nákup').value + decimalPart('USD', 'Nákup').value).toBe('11');
  });

  it('says of what can not be put back why', async () => {
    await openHistory();
    const [retirement, , additions] = savesOf(/Jana/);
    expect(within(retirement as HTMLElement).getByText('Vyradenie meny sa tu vrátiť nedá.')).toBeVisible();
    expect(within(additions as HTMLElement).getAllByText('Pridanie meny sa tu vrátiť nedá.')).toHaveLength(3);
  });
});

describe('the list of an earlier day', () => {
  async function ask(day: string, time: string): Promise<void> {
    await app.user.click(screen.getByText('Zoznam k dátumu'));
    await app.user.type(screen.getByLabelText('Deň'), day);
    await app.user.clear(screen.getByLabelText('Čas'));
    await app.user.type(screen.getByLabelText('Čas'), time);
    await app.user.click(screen.getByRole('button', { name: 'Ukázať zoznam' }));
  }

  it('is shown with the names of today, and closed again', async () => {
    await openHistory();
    await ask('2026-04-12', '23:44');
    const table = await screen.findByRole('table', { name: 'Kurzy platné 12.4.2026 o 23:44' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Mena', 'Názov', 'Nákup', 'Predaj'],
      ['USD', 'americký dolár', '1,100', '1,050'],
      ['CZK', 'česká koruna', '24,50', '23,85'],
      ['GBP', 'britská libra', '0,900', '0,800'],
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Zavrieť zoznam' }));
    expect(table).not.toBeInTheDocument();
    expect(screen.getByText('Zoznam k dátumu')).toHaveFocus();
  });

  it.each([
    [
      'before the archive',
      '2026-04-11',
      '23:44',
      'Kurzy platné 11.4.2026 o 23:44 nepoznáme: archív sa začína 11.4.2026 o 23:45.',
    ],
    ['of a time to come', '2099-01-01', '12:00', 'Tento čas ešte len príde.'],
    ['without a day', ' ', '12:00', 'Zadajte deň a čas.'],
  ])('is told to be none %s', async (_name, day, time, told) => {
    await openHistory();
    await ask(day, time);
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('marks the field that lacks its value, until it has one', async () => {
    await openHistory();
    await ask(' ', '12:00');
    expect(screen.getByLabelText('Deň')).toBeInvalid();
    expect(screen.getByLabelText('Čas')).toBeValid();
    await app.user.clear(screen.getByLabelText('Deň'));
    await app.user.type(screen.getByLabelText('Deň'), '2026-04-12');
    expect(screen.getByLabelText('Deň')).toBeValid();
    expect(screen.queryByText('Zadajte deň a čas.')).not.toBeInTheDocument();
  });

  it('says why it could not be read', async () => {
    await openHistory(({ gateway }) => gateway.answerReadsWith(new RequestError('unreachable')));
    await ask('2026-04-12', '12:00');
    expect(await screen.findByText('Zoznam sa nepodarilo načítať.')).toBeVisible();
  });
});
