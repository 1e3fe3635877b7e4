import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RequestError } from '../../../src/ports/requestError';
import { buildRaw } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderApp } from '../../support/renderApp';
import { settled } from '../../support/settled';
import { decimalPart, renderEditor, saveButton, signIn, STAFF_EMAIL, staffRates, wholePart } from '../../support/staffScreens';

// Tests of the whole application can exceed the default timeout on a busy machine.
jest.setTimeout(20_000);

const UPDATED = '2026-04-13T16:00:00';
const EARLIER = '2026-04-13T10:00:00';

let app: RenderedApp;

/** Rates that were saved earlier in the day, so that a save gets the clock's present time. */
const rates = staffRates.map(({ key, value }) => ({ key, value: { ...(value as object), updated: EARLIER } }));

async function openEditor(...others: Parameters<typeof renderEditor>[0] & object): Promise<void> {
  app = await renderEditor([...rates, ...others]);
}

async function retype(field: HTMLInputElement, text: string): Promise<void> {
  await app.user.clear(field);
  if (text !== '') {
    await app.user.type(field, text.replace(/[{[]/g, '$&$&'));
  }
}

/** Types a rate of USD and saves it; neither the write nor the inquiry after it is answered. */
async function saveWithoutAnswer(): Promise<void> {
  jest.useFakeTimers();
  app = await renderEditor(rates, { advanceTimers: jest.advanceTimersByTime });
  app.ratesWriter.answerWith('pending');
  app.storedRecords.answerWith('pending');
  await retype(decimalPart('USD', 'Nákup'), '19');
  await app.user.click(saveButton());
}

/** Saves with Ctrl+S from a rate of CZK, with a typo in a rate of USD; returns a function that answers the write. */
async function saveBesideTypo(): Promise<() => Promise<void>> {
  await openEditor();
  let answer = (): void => undefined;
  jest.spyOn(app.ratesWriter, 'write').mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await retype(decimalPart('USD', 'Predaj'), '1,x');
  await retype(decimalPart('CZK', 'Nákup'), '8');
  await app.user.keyboard('{Control>}s{/Control}');
  expect(saveButton()).toHaveTextContent('Ukladá sa…');
  return async () => {
    answer();
    await waitFor(() => expect(saveButton()).toHaveTextContent('Uložiť'));
  };
}

const written = () => app.ratesWriter.writes.map(({ acronym, change, updated }) => ({ acronym, change: { ...change, updated } }));
const listAgain = (key: string, fields: object) =>
  act(() =>
    app.gateway.sendRates(
      ...rates.map((child) => (child.key === key ? { key, value: { ...(child.value as object), ...fields } } : child)),
    ),
  );
/** Waits for what an event from outside brings about later, such as another page. */
const afterwards = (event: () => void) =>
  act(async () => {
    event();
    await Promise.resolve();
  });
/** The last alert is about the save; the editor's other one is about the account. */
const alertOfSave = () => screen.getAllByRole('alert').at(-1) as HTMLElement;
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

afterEach(() => {
  app.stop();
  jest.useRealTimers();
});

describe('the page', () => {
  it('has a title, the place of the success alert, the two buttons and the footer', async () => {
    await openEditor();
    expect(screen.getByRole('heading', { level: 1, name: 'Úprava kurzov' })).toBeVisible();
    expect(alertOfSave()).toBeEmptyDOMElement();
    expect(saveButton()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2023 Zmenáreň Pod vežou');
  });
});

describe('the table', () => {
  it('has every currency but EUR, in the order of the office, each rate around a comma', async () => {
    await openEditor(
      buildRaw({ acronym: 'EUR' }),
      { key: 'brk', value: { acronym: 'BRK', buy: 'x', sell: 1 } },
      { key: 'scalar', value: 7 },
      { key: '__proto__', value: buildRaw({ acronym: 'XPT', buy: 0.5, sell: 0.25 }).value },
      { key: 'constructor', value: buildRaw({ acronym: 'XAU', buy: 2, sell: 1 }).value },
      { key: 'jpy', value: buildRaw({ acronym: 'JPY ', buy: 160, sell: 150 }).value },
    );
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').firstChild?.textContent)).toEqual(['USD', 'CZK', 'HUF']);
    const odd = within(screen.getByRole('region', { name: 'Záznamy, ktoré sa tu nedajú upraviť' }));
    expect(odd.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'JPY: okolo kódu sú v\u00a0databáze medzery. Opraviť ho treba v\u00a0databáze.',
      'BRK: v\u00a0databáze chýba nákup alebo to nie je číslo.',
      'XAU: záznam je uložený pod kľúčom „constructor“, ktorý k\u00a0jeho kódu nepatrí. Opraviť ho treba v\u00a0databáze.',
      'XPT: záznam je uložený pod kľúčom „__proto__“, ktorý k\u00a0jeho kódu nepatrí. Opraviť ho treba v\u00a0databáze.',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mena',
      'Naposledy zmenené',
      'Rozpätie',
      'Nákup',
      'Predaj',
    ]);
    const parts = [...(rows[0]?.querySelectorAll('input, .rate-field__comma') ?? [])];
    expect(parts.map((part) => (part instanceof HTMLInputElement ? [part.type, part.value] : part.textContent))).toEqual([
      ['text', '1'],
      ',',
      ['text', '187'],
      ['text', '1'],
      ',',
      ['text', '15'],
    ]);
    expect([wholePart('HUF', 'Nákup').value, decimalPart('HUF', 'Nákup').value]).toEqual(['374', '0']);
    expect([wholePart('USD', 'Predaj').value, decimalPart('USD', 'Predaj').value]).toEqual(['1', '15']);
    expect(wholePart('USD', 'Nákup')).toHaveAttribute('inputmode', 'decimal');
    expect(decimalPart('USD', 'Nákup')).toHaveAttribute('inputmode', 'numeric');
  });

  it('says that the list has no currency when that is what the server told', async () => {
    await openEditor();
    act(() => app.gateway.sendRates());
    expect(await screen.findByText('V zozname nie je nijaká mena, ktorú možno upraviť.')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('Kurzy sa nepodarilo načítať.')).not.toBeInTheDocument();
  });

  it('says when a stored time lies in the future, until a save has replaced it', async () => {
    await openEditor(buildRaw({ acronym: 'GBP', buy: 0.9, sell: 0.8, updated: '2090-01-01T00:00:00' }));
    const told = 'Čas uloženia je v budúcnosti, najbližšie uloženie ho nahradí.';
    expect(screen.getByText(told).closest('tr')).toHaveAccessibleName(/^GBP/);
    expect(screen.getAllByText(told)).toHaveLength(1);
    expect(wholePart('GBP', 'Nákup')).toHaveAccessibleDescription(expect.stringContaining(told.replace('v ', 'v\u00a0')));
    act(() => app.gateway.sendRates(buildRaw({ acronym: 'GBP', buy: 0.91, sell: 0.8 })));
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
  });

  it('finds a currency by code or name', async () => {
    await openEditor();
    const filter = screen.getByRole('searchbox', { name: 'Nájsť menu' });
    await app.user.type(filter, 'ceska');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(wholePart('CZK', 'Nákup')).toBeVisible();
    await retype(filter as HTMLInputElement, 'nič');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(screen.getByText('Takú menu zoznam nemá.')).toBeVisible();
  });
});

describe('saving', () => {
  it('writes changed rows alone, in the three shapes, and says so for 5 s', async () => {
    jest.useFakeTimers();
    app = await renderEditor(rates, { advanceTimers: jest.advanceTimersByTime });
    await retype(decimalPart('USD', 'Nákup'), '19');
    await retype(decimalPart('CZK', 'Predaj'), '9');
    await retype(wholePart('HUF', 'Nákup'), '375');
    await retype(wholePart('HUF', 'Predaj'), '360');
    expect(screen.getByText('4 neuložené zmeny')).toBeVisible();

    await app.user.click(saveButton());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(written()).toEqual([
      { acronym: 'USD', change: { buy: 1.19, updated: UPDATED } },
      { acronym: 'CZK', change: { sell: 23.9, updated: UPDATED } },
      { acronym: 'HUF', change: { buy: 375, sell: 360, updated: UPDATED } },
    ]);
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
    expect(screen.getByText('Zmeny boli úspešne uložené.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(screen.getByText('Zmeny boli úspešne uložené.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Zmeny boli úspešne uložené.')).not.toBeInTheDocument();
  });

  it('compares as numbers and writes nothing that stayed the same', async () => {
    await openEditor();
    await retype(decimalPart('CZK', 'Nákup'), '90');
    await retype(wholePart('USD', 'Nákup'), '01,187');
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
    await app.user.click(saveButton());
    expect(written()).toEqual([]);
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('9');
  });

  it('is done with a rate that was typed as it is stored, and follows the others from then on', async () => {
    await openEditor();
    await retype(decimalPart('CZK', 'Nákup'), '90');
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    listAgain('czk', { buy: 25.1, updated: UPDATED });
    await settled();
    expect(decimalPart('CZK', 'Nákup')).toHaveValue('1');
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
  });

  it('shows what was written until the list brings it, and never the old rate again', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
    listAgain('czk', { buy: 25, updated: UPDATED });
    await settled();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
    listAgain('usd', { buy: 1.21, updated: '2026-04-13T16:00:01' });
    await settled();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('21');
  });

  it.each([
    ['unreachable', /server je nedostupný/],
    ['failed', /server odpovedal chybou/],
  ] as const)('marks a row whose write was %s, keeps its edit and saves only that again', async (failure, reason) => {
    await openEditor();
    app.ratesWriter.answerWith(new RequestError(failure), 'USD');
    await retype(decimalPart('USD', 'Nákup'), '19');
    await retype(decimalPart('CZK', 'Nákup'), '8');
    await app.user.click(saveButton());
    const alert = alertOfSave();
    await waitFor(() => expect(alert).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.'));
    expect(alert).toHaveTextContent(reason);
    expect(screen.queryByText('Zmeny boli úspešne uložené.')).not.toBeInTheDocument();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
    expect(decimalPart('USD', 'Nákup')).toHaveAccessibleDescription(reason);
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();

    app.ratesWriter.answerWith('success', 'USD');
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(written().map(({ acronym }) => acronym)).toEqual(['USD', 'CZK', 'USD']);
    expect(alert).toBeEmptyDOMElement();
  });

  it('saves without a live connection too, and says what can not be seen then', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    act(() => app.gateway.setConnected(false));
    expect(screen.getByText(/^Bez živého spojenia tu nevidno zmeny ostatných\./)).toBeVisible();
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(written()).toHaveLength(1);
  });

  it('says why the rules refused: the account is not on the staff list', async () => {
    await openEditor();
    app.ratesWriter.answerWith(new RequestError('denied'));
    app.storedRecords.setStaff(false);
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    await waitFor(() => expect(alertOfSave()).toHaveTextContent('tento účet nie je na zozname zamestnancov'));
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
  });

  it('asks with both values when somebody else was quicker, though the list has not told of it', async () => {
    await openEditor();
    app.ratesWriter.answerWith(new RequestError('denied'), 'USD');
    app.storedRecords.records.set('usd', buildRaw({ buy: 1.21, updated: UPDATED }).value);
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Naozaj uložiť tieto kurzy?' });
    expect(dialog).toHaveTextContent('USD Nákup: medzitým sa kurz zmenil na 1,210, vaša hodnota 1,190 ho prepíše');
    app.ratesWriter.answerWith('success', 'USD');
    await app.user.click(within(dialog).getByRole('button', { name: 'Uložiť aj tak' }));
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(app.ratesWriter.writes.at(-1)?.seen).toMatchObject({ buy: 1.21, updated: UPDATED });
  });

  it('says what was saved besides, when the question about a quicker change is cancelled', async () => {
    await openEditor();
    app.ratesWriter.answerWith(new RequestError('denied'), 'USD');
    app.storedRecords.records.set('usd', buildRaw({ buy: 1.21, updated: UPDATED }).value);
    await retype(decimalPart('USD', 'Nákup'), '19');
    await retype(decimalPart('CZK', 'Nákup'), '8');
    await app.user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Naozaj uložiť tieto kurzy?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Späť k úpravám' }));
    expect(alertOfSave()).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.Neuložené: medzitým sa tento kurz zmenil');
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
  });

  it('speaks of nobody else when it is a save of its own, of which nobody told, that has changed the rate', async () => {
    jest.useFakeTimers();
    app = await renderEditor(rates, { advanceTimers: jest.advanceTimersByTime });
    act(() => app.gateway.setConnected(false));
    app.ratesWriter.answerWith('pending');
    app.storedRecords.answerWith('pending');
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    app.ratesWriter.answerWith(new RequestError('denied'));
    app.storedRecords.answerWith('success');
    app.storedRecords.records.set('usd', buildRaw({ buy: 1.19, sell: 1.15, updated: UPDATED }).value);
    await retype(decimalPart('USD', 'Nákup'), '20');
    await app.user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Naozaj uložiť tieto kurzy?' });
    expect(dialog).toHaveTextContent('USD Nákup: medzitým sa kurz zmenil na 1,190, vaša hodnota 1,200 ho prepíše');
    await app.user.click(within(dialog).getByRole('button', { name: 'Späť k úpravám' }));
    expect(decimalPart('USD', 'Nákup')).toHaveAccessibleDescription(/Medzitým sa kurz zmenil na 1,190/);
  });

  it('keeps what was typed at a currency that somebody retires meanwhile, until it is discarded', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await afterwards(() => app.gateway.sendRates(...rates.filter(({ key }) => key !== 'usd')));
    const gone = await screen.findByRole('region', { name: 'Napísané pri menách, ktoré už v\u00a0zozname nie sú' });
    expect(gone).toHaveTextContent('USD Nákup: 1,19');
    expect(screen.getByRole('main')).toHaveFocus();
    await app.user.click(saveButton());
    await waitFor(() => expect(alertOfSave()).toHaveTextContent('medzitým bola táto mena vyradená'));
    expect(written()).toEqual([]);
    await app.user.click(within(gone).getByRole('button', { name: 'Zahodiť USD Nákup: 1,19' }));
    expect(gone).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
  });

  it('names an emptied rate of such a currency as empty', async () => {
    await openEditor();
    await app.user.clear(wholePart('USD', 'Nákup'));
    await afterwards(() => app.gateway.sendRates(...rates.filter(({ key }) => key !== 'usd')));
    expect(await screen.findByRole('region', { name: /^Napísané pri menách/ })).toHaveTextContent('USD Nákup: prázdne');
  });

  it('hands the focus to its heading when the rates that were asked for again are back', async () => {
    await openEditor();
    act(() => app.gateway.setConnected(false));
    await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
    act(() => app.gateway.sendRates(...rates));
    expect(screen.getByRole('heading', { name: 'Úprava kurzov' })).toHaveFocus();
  });

  it('says that it saves, and gives up after 10 s as unconfirmed', async () => {
    jest.useFakeTimers();
    app = await renderEditor(rates, { advanceTimers: jest.advanceTimersByTime });
    app.ratesWriter.answerWith('pending');
    await retype(decimalPart('USD', 'Nákup'), '19');
    await retype(decimalPart('CZK', 'Nákup'), '8');
    await app.user.click(saveButton());
    expect(saveButton()).toHaveTextContent('Ukladá sa…');
    await app.user.click(saveButton());
    app.storedRecords.answerWith('pending');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(alertOfSave()).toHaveTextContent(/^Bez potvrdenia: 2 meny\. ?Nepotvrdené: od servera neprišlo potvrdenie/);
    // The list shows the outcome: one write has arrived, the other has not.
    listAgain('usd', { buy: 1.19, updated: UPDATED });
    expect(alertOfSave()).toHaveTextContent(/^Uložila sa 1 mena\. Bez potvrdenia: 1 mena\./);
    expect(decimalPart('USD', 'Nákup')).not.toHaveAccessibleDescription(/Nepotvrdené/);
    expect(decimalPart('CZK', 'Nákup')).toHaveAccessibleDescription(/Nepotvrdené/);
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
  });

  it('has nothing to tell of an unconfirmed save once the list shows what was typed', async () => {
    await saveWithoutAnswer();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    listAgain('usd', { buy: 1.19, updated: UPDATED });
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
    expect(alertOfSave()).toBeEmptyDOMElement();
    // A later save by somebody else says nothing about that save.
    listAgain('usd', { buy: 1.2, updated: '2026-04-13T16:00:01' });
    expect(alertOfSave()).toBeEmptyDOMElement();
  });

  it('has nothing to tell either when the list has shown it before the save was given up', async () => {
    await saveWithoutAnswer();
    listAgain('usd', { buy: 1.19, updated: UPDATED });
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(saveButton()).toHaveTextContent('Uložiť');
    expect(alertOfSave()).toBeEmptyDOMElement();
  });

  it('has nothing to tell when somebody else has saved the same rates meanwhile', async () => {
    await openEditor();
    app.ratesWriter.answerWith(new RequestError('denied'));
    app.storedRecords.records.set('usd', buildRaw({ buy: 1.19, sell: 1.15, updated: UPDATED }).value);
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    expect(await screen.findByText('Žiadne neuložené zmeny')).toBeVisible();
    expect(saveButton()).toHaveTextContent('Uložiť');
    expect(alertOfSave()).toBeEmptyDOMElement();
    noDialog();
  });

  it('saves by Ctrl+S, wherever the focus is', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(written()).toHaveLength(1);
  });

  it('tells what became of the rows though Ctrl+S was held down', async () => {
    await openEditor();
    await retype(decimalPart('CZK', 'Nákup'), 'x');
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(alertOfSave()).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.'));
    const held = createEvent.keyDown(document, { key: 's', ctrlKey: true, repeat: true });
    fireEvent(document, held);
    // Otherwise the browser would save the page.
    expect(held.defaultPrevented).toBe(true);
    expect(alertOfSave()).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.');
    await app.user.keyboard('{Control>}s{/Control}');
    expect(alertOfSave()).toHaveTextContent('Nič sa neuložilo. Neuložila sa 1 mena.');
  });
});

describe('a part that is no number', () => {
  it.each(['1e3', '1.5.2', '<b>1</b>'])('%j is marked, kept and not written', async (text) => {
    await openEditor();
    await retype(decimalPart('CZK', 'Nákup'), '8');
    fireEvent.input(wholePart('USD', 'Predaj'), { target: { value: text } });
    await app.user.click(saveButton());
    await waitFor(() => expect(written().map(({ acronym }) => acronym)).toEqual(['CZK']));
    const field = wholePart('USD', 'Predaj');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(/Celá časť smie mať len číslice\./);
    expect(decimalPart('USD', 'Predaj')).toBeValid();
    expect(alertOfSave()).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.');
  });

  it('takes the focus once the save has ended, when nobody has gone on since', async () => {
    const answer = await saveBesideTypo();
    await answer();
    expect(decimalPart('USD', 'Predaj')).toHaveFocus();
  });

  it('takes the focus from nobody who typed on while the others were saved', async () => {
    const answer = await saveBesideTypo();
    await app.user.keyboard('{Enter}{Enter}');
    await answer();
    expect(alertOfSave()).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.');
    expect(wholePart('HUF', 'Nákup')).toHaveFocus();
    // A save without a rate to write ends at once.
    await app.user.keyboard('{Control>}s{/Control}');
    expect(decimalPart('USD', 'Predaj')).toHaveFocus();
  });

  it('does not take it again when a later question is cancelled', async () => {
    const answer = await saveBesideTypo();
    await answer();
    await retype(decimalPart('CZK', 'Predaj'), '5');
    await app.user.clear(wholePart('CZK', 'Predaj'));
    await app.user.type(wholePart('CZK', 'Predaj'), '99');
    await app.user.click(saveButton());
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Späť k úpravám' }));
    expect(decimalPart('USD', 'Predaj')).not.toHaveFocus();
    expect(alertOfSave()).toHaveTextContent('Uložila sa 1 mena. Neuložila sa 1 mena.');
  });

  it('takes it from nobody who typed on in the same field either', async () => {
    const answer = await saveBesideTypo();
    await app.user.keyboard('5');
    await answer();
    expect(decimalPart('CZK', 'Nákup')).toHaveFocus();
  });

  it('is no failure of a save during which it was put right', async () => {
    const answer = await saveBesideTypo();
    await retype(decimalPart('USD', 'Predaj'), '16');
    await answer();
    expect(screen.getByText('Zmeny boli úspešne uložené.')).toBeVisible();
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
    expect(alertOfSave()).toBeEmptyDOMElement();
  });

  it('is unmarked as soon as it is put right', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Predaj'), 'x');
    expect(decimalPart('USD', 'Predaj')).toBeValid();
    await app.user.click(saveButton());
    expect(decimalPart('USD', 'Predaj')).toBeInvalid();
    expect(alertOfSave()).toHaveTextContent('Nič sa neuložilo. Neuložila sa 1 mena.');
    await retype(decimalPart('USD', 'Predaj'), '16');
    expect(decimalPart('USD', 'Predaj')).toBeValid();
    expect(alertOfSave()).toBeEmptyDOMElement();
  });

  it('may be the stored rate beside the typed one: that is marked, and nothing of the row is sent', async () => {
    await openEditor(buildRaw({ acronym: 'GBP', buy: 0.9, sell: 0, updated: EARLIER }));
    await retype(decimalPart('GBP', 'Nákup'), '91');
    expect(wholePart('GBP', 'Predaj')).toBeValid();
    await app.user.click(saveButton());
    expect(wholePart('GBP', 'Predaj')).toHaveFocus();
    expect(wholePart('GBP', 'Predaj')).toBeInvalid();
    expect(wholePart('GBP', 'Predaj')).toHaveAccessibleDescription(/Kurz musí byť väčší ako 0\./);
    expect(wholePart('GBP', 'Nákup')).toBeValid();
    expect(written()).toEqual([]);
    await retype(decimalPart('GBP', 'Predaj'), '89');
    await app.user.click(saveButton());
    await waitFor(() => expect(written()).toEqual([{ acronym: 'GBP', change: { buy: 0.91, sell: 0.89, updated: UPDATED } }]));
  });

  it('is shown whatever the filter says', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Predaj'), 'x');
    await app.user.type(screen.getByRole('searchbox'), 'czk');
    await app.user.click(saveButton());
    expect(decimalPart('USD', 'Predaj')).toHaveFocus();
  });

  it('stays there while it is put right, until something else is searched for', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Predaj'), '1,x');
    const search = screen.getByRole('searchbox');
    await app.user.type(search, 'czk');
    await app.user.keyboard('{Control>}s{/Control}');
    await app.user.keyboard('1');
    // In a browser, a hidden field would lose the focus.
    expect(screen.getByRole('rowheader', { name: /^USD/ })).toBeVisible();
    await app.user.keyboard('6');
    expect(decimalPart('USD', 'Predaj')).toHaveFocus();
    expect(decimalPart('USD', 'Predaj')).toHaveValue('16');
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(written()).toEqual([{ acronym: 'USD', change: { sell: 1.16, updated: UPDATED } }]);
    expect(screen.getByRole('rowheader', { name: /^USD/ })).toBeVisible();
    await app.user.type(search, ' ');
    expect(screen.queryByRole('rowheader', { name: /^USD/ })).not.toBeInTheDocument();
  });

  it.each(['unreachable', 'denied'] as const)('is shown so too after a write that was %s', async (failure) => {
    await openEditor();
    app.ratesWriter.answerWith(new RequestError(failure));
    app.storedRecords.setStaff(false);
    await retype(decimalPart('USD', 'Predaj'), '16');
    await app.user.type(screen.getByRole('searchbox'), 'czk');
    await app.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /^USD/ })).toBeVisible());
    await app.user.click(decimalPart('USD', 'Predaj'));
    await app.user.keyboard('1');
    expect(screen.getByRole('rowheader', { name: /^USD/ })).toBeVisible();
  });
});

describe('a change that deserves a second look', () => {
  async function typeTenfold(): Promise<HTMLElement> {
    await openEditor();
    await retype(wholePart('USD', 'Nákup'), '11');
    await app.user.keyboard('{Control>}s{/Control}');
    return screen.findByRole('dialog', { name: 'Naozaj uložiť tieto kurzy?' });
  }

  it('is shown with old and new rates before anything is sent', async () => {
    const dialog = await typeTenfold();
    expect(dialog).toHaveTextContent('USD Nákup: z 1,187 na 11,00, zmena o viac ako 10 %');
    expect(within(dialog).getByRole('button', { name: 'Späť k úpravám' })).toHaveFocus();
    expect(written()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Uložiť aj tak' }));
    noDialog();
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(written()).toHaveLength(1);
  });

  it.each(['{Escape}', '{Enter}'])('is not sent on %s, and stays edited', async (key) => {
    await typeTenfold();
    await app.user.keyboard(key);
    noDialog();
    expect(written()).toEqual([]);
    expect(wholePart('USD', 'Nákup')).toHaveValue('11');
  });

  it('may be a sell above the buy', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Predaj'), '19');
    await app.user.click(saveButton());
    expect(screen.getByRole('dialog')).toHaveTextContent('USD: predaj 1,190 je nad nákupom 1,187');
  });
});

describe('rates that change elsewhere', () => {
  it('update untouched fields, never touched ones; both values are shown and asked about', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    listAgain('usd', { buy: 1.2, sell: 1.16 });
    await settled();
    expect(decimalPart('USD', 'Predaj')).toHaveValue('16');
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
    expect(decimalPart('USD', 'Nákup')).toHaveAccessibleDescription(/Medzitým sa kurz zmenil na 1,200/);

    await app.user.click(saveButton());
    expect(screen.getByRole('dialog')).toHaveTextContent('medzitým sa kurz zmenil na 1,200, vaša hodnota 1,190 ho prepíše');
    await app.user.click(screen.getByRole('button', { name: 'Uložiť aj tak' }));
    await waitFor(() => expect(written()).toHaveLength(1));
  });

  it.each([
    ['typed', () => app.user.keyboard('0')],
    ['pasted', () => app.user.paste('374,0')],
  ])('do not take the place of a rate that was %s, though it was what stood there', async (_how, enter) => {
    await openEditor();
    await app.user.click(decimalPart('HUF', 'Nákup'));
    await enter();
    await app.user.tab();
    listAgain('huf', { buy: 380.5 });
    await settled();
    expect([wholePart('HUF', 'Nákup').value, decimalPart('HUF', 'Nákup').value]).toEqual(['374', '0']);
    expect(decimalPart('HUF', 'Nákup')).toHaveAccessibleDescription(/Medzitým sa kurz zmenil na 380,5/);
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
  });

  it('are no conflict when they come to what was typed', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    listAgain('usd', { buy: 1.19 });
    await settled();
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
    expect(screen.queryByText(/Medzitým/)).not.toBeInTheDocument();
  });
});

describe('a changed field', () => {
  it('can be discarded by itself', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await retype(decimalPart('USD', 'Predaj'), '16');
    expect(screen.getByText('Pôvodne 1,187')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Vrátiť pôvodnú hodnotu: USD Nákup' }));
    expect(decimalPart('USD', 'Nákup')).toHaveValue('187');
    expect(wholePart('USD', 'Nákup')).toHaveFocus();
    expect(decimalPart('USD', 'Predaj')).toHaveValue('16');
    expect(screen.getByText('1 neuložená zmena')).toBeVisible();
  });
});

describe('by keyboard', () => {
  it('arrows and Enter lead from rate to rate, and never into the midst of one', async () => {
    await openEditor();
    await app.user.click(decimalPart('USD', 'Nákup'));
    await app.user.keyboard('{ArrowDown}');
    expect(wholePart('CZK', 'Nákup')).toHaveFocus();
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(wholePart('HUF', 'Nákup')).toHaveFocus();
    await app.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(wholePart('USD', 'Nákup')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(wholePart('USD', 'Predaj')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(wholePart('CZK', 'Nákup')).toHaveFocus();
  });

  it('arrows pass over rows that the filter hides', async () => {
    await openEditor();
    await app.user.type(screen.getByRole('searchbox'), 'dolár');
    await app.user.click(wholePart('USD', 'Nákup'));
    await app.user.keyboard('{ArrowDown}');
    expect(wholePart('USD', 'Nákup')).toHaveFocus();
  });

  it.each([',', '.'])('a typed %j jumps to the decimal part', async (separator) => {
    await openEditor();
    await app.user.tripleClick(wholePart('CZK', 'Nákup'));
    await app.user.keyboard(`25${separator}15`);
    expect([wholePart('CZK', 'Nákup').value, decimalPart('CZK', 'Nákup').value]).toEqual(['25', '15']);
  });

  it('a comma typed over the whole part leaves it empty, which stands for 0', async () => {
    await openEditor();
    await app.user.tripleClick(wholePart('USD', 'Nákup'));
    await app.user.keyboard(',95');
    expect([wholePart('USD', 'Nákup').value, decimalPart('USD', 'Nákup').value]).toEqual(['', '95']);
  });

  it('a comma typed into the midst of the whole part keeps its digits', async () => {
    await openEditor();
    const field = wholePart('CZK', 'Nákup');
    await app.user.click(field);
    field.setSelectionRange(1, 1);
    await app.user.keyboard(',');
    expect(field).toHaveValue('24');
    expect(decimalPart('CZK', 'Nákup')).toHaveFocus();
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
  });

  it.each([
    ['25,15', '25', '15'],
    ['25.15', '25', '15'],
    ['1 025,5', '1025', '5'],
  ])('pasting %j into the whole part fills both', async (text, whole, decimals) => {
    await openEditor();
    await app.user.click(wholePart('CZK', 'Nákup'));
    await app.user.paste(text);
    expect([wholePart('CZK', 'Nákup').value, decimalPart('CZK', 'Nákup').value]).toEqual([whole, decimals]);
  });

  it('pasting digits over a part is as typing them', async () => {
    await openEditor();
    await app.user.click(wholePart('CZK', 'Nákup'));
    await app.user.paste('26');
    expect([wholePart('CZK', 'Nákup').value, decimalPart('CZK', 'Nákup').value]).toEqual(['26', '']);
    await app.user.click(decimalPart('CZK', 'Predaj'));
    await app.user.paste(' 95\n');
    expect([wholePart('CZK', 'Predaj').value, decimalPart('CZK', 'Predaj').value]).toEqual(['23', '95']);
  });

  it('what is pasted and no rate is refused beside the field; nothing is lost', async () => {
    await openEditor();
    await app.user.click(decimalPart('CZK', 'Nákup'));
    await app.user.paste('24,9 alebo 25');
    expect(screen.getByText('Vložený text nie je kurz. Nič sa nezmenilo.')).toBeVisible();
    expect(decimalPart('CZK', 'Nákup')).toHaveAccessibleDescription(/Vložený text nie je kurz/);
    expect([wholePart('CZK', 'Nákup').value, decimalPart('CZK', 'Nákup').value]).toEqual(['24', '9']);
    await app.user.keyboard('{Enter}');
    expect(screen.queryByText(/Vložený text/)).not.toBeInTheDocument();
  });

  it('of several rates pasted at once it is said where they belong', async () => {
    await openEditor();
    await app.user.click(wholePart('CZK', 'Nákup'));
    await app.user.paste('25,1\t24,1');
    expect(screen.getByText('Viac kurzov naraz sa vkladá na stránke Import.')).toBeVisible();
    expect([wholePart('CZK', 'Nákup').value, decimalPart('CZK', 'Nákup').value]).toEqual(['24', '9']);
  });

  it('Escape discards what was typed over a rate, and does nothing where nothing was', async () => {
    await openEditor();
    await app.user.click(wholePart('CZK', 'Nákup'));
    await app.user.keyboard('25,15{Escape}');
    expect([wholePart('CZK', 'Nákup').value, decimalPart('CZK', 'Nákup').value]).toEqual(['24', '9']);
    expect(wholePart('CZK', 'Nákup')).toHaveFocus();
    await app.user.keyboard('{Escape}');
    expect(screen.getByText('Žiadne neuložené zmeny')).toBeVisible();
  });

  it('F2 leads to the search, Enter to the rates found, and after them back', async () => {
    await openEditor();
    const search = screen.getByRole('searchbox', { name: 'Nájsť menu' });
    expect(search).toHaveAttribute('aria-keyshortcuts', 'F2');
    await app.user.click(wholePart('USD', 'Nákup'));
    await app.user.keyboard('{F2}huf{Enter}');
    expect(wholePart('HUF', 'Nákup')).toHaveFocus();
    await app.user.keyboard('375{Enter}360{Enter}');
    expect(search).toHaveFocus();
    await app.user.keyboard('cz{Enter}{Enter}');
    expect(wholePart('CZK', 'Predaj')).toHaveFocus();
    // In a row that was not entered from the search, Enter doesn't return to the search.
    await app.user.keyboard('{F2}{Delete}');
    await app.user.click(wholePart('HUF', 'Predaj'));
    await app.user.keyboard('{Shift>}{Enter}{/Shift}{Enter}{Enter}');
    expect(wholePart('HUF', 'Predaj')).toHaveFocus();
  });

  it('a row that was found is one as the others once it was left for nothing in particular', async () => {
    await openEditor();
    await app.user.keyboard('{F2}cz{Enter}');
    await app.user.click(document.body);
    await app.user.click(wholePart('CZK', 'Predaj'));
    await app.user.keyboard('{Enter}');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('a row that was found leads back to the search though the window was left meanwhile', async () => {
    await openEditor();
    await app.user.keyboard('{F2}cz{Enter}');
    fireEvent.focusOut(wholePart('CZK', 'Nákup'));
    await app.user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the changes that are unsaved', () => {
  it('are listed, what is no rate included, and discarded one by one', async () => {
    await openEditor();
    await app.user.click(wholePart('USD', 'Nákup'));
    await app.user.keyboard('1,192{Enter}1,1x{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Pozrieť zmeny' }));
    const dialog = screen.getByRole('dialog', { name: 'Neuložené zmeny' });
    const [buy, sell] = within(dialog).getAllByRole('listitem');
    expect(buy).toHaveTextContent('USD Nákup1,187 → 1,192+0,42 %Zrušiť');
    expect(sell).toHaveTextContent('1,1x: Desatinná časť smie mať len číslice.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Zrušiť zmenu: USD Predaj' }));
    expect(within(dialog).getAllByRole('listitem')).toEqual([buy]);
    expect(within(dialog).getByRole('button', { name: 'Späť k úpravám' })).toHaveFocus();
    await app.user.click(within(dialog).getByRole('button', { name: 'Zrušiť zmenu: USD Nákup' }));
    noDialog();
    expect(screen.queryByRole('button', { name: 'Pozrieť zmeny' })).not.toBeInTheDocument();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('187');
  });

  it('have their list closed when a save leaves none of them', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(screen.getByRole('button', { name: 'Pozrieť zmeny' }));
    await app.user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Zmeny boli úspešne uložené.');
    noDialog();
    await retype(decimalPart('CZK', 'Nákup'), '95');
    noDialog();
  });

  it('are printed from their list', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(screen.getByRole('button', { name: 'Pozrieť zmeny' }));
    await app.user.click(screen.getByRole('button', { name: 'Vytlačiť' }));
    expect(app.printPage).toHaveBeenCalledTimes(1);
  });
});

describe('leaving', () => {
  const signedOut = () => {
    expect(app.sessionStore.entry ?? null).toBeNull();
    expect(app.authGateway.signOuts.made).toBe(1);
  };

  it('logs out: clears the session and goes to the sign-in page', async () => {
    await openEditor();
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);
    await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
    expect(await screen.findByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    signedOut();
  });

  it('signs out when the page is destroyed', async () => {
    await openEditor();
    await app.user.click(screen.getByRole('link', { name: /úvodná stránka/ }));
    expect(await screen.findByRole('heading', { name: 'Kurzový lístok' })).toBeVisible();
    signedOut();
  });

  it.each(['Odhlásiť sa', 'home'])('asks first when something is unsaved: %s', async (way) => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    const leave = () =>
      app.user.click(
        way === 'home'
          ? screen.getByRole('link', { name: /úvodná stránka/ })
          : screen.getByRole('button', { name: 'Odhlásiť sa' }),
      );
    await leave();
    expect(screen.getByRole('dialog')).toHaveTextContent('1 neuložená zmena');
    await app.user.click(screen.getByRole('button', { name: 'Zostať' }));
    noDialog();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);

    await leave();
    await app.user.click(screen.getByRole('button', { name: 'Odísť bez uloženia' }));
    expect(await screen.findByRole('heading', { name: way === 'home' ? 'Kurzový lístok' : 'Prihlásenie' })).toBeVisible();
    signedOut();
  });

  it.each(['beforeunload', 'pagehide'])('clears the session on %s, before anything asynchronous', async (event) => {
    await openEditor();
    act(() => void window.dispatchEvent(new Event(event, { cancelable: true })));
    expect(app.sessionStore.entry ?? null).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
    signedOut();
  });

  it('stays after a press on a telephone number, for which some browsers tell of an unload too', async () => {
    await openEditor();
    const [number] = [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')];
    act(() => number?.focus());
    act(() => void window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);
    await afterwards(() => void window.dispatchEvent(new Event('pagehide')));
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    signedOut();
  });

  it('lets the browser ask on unload when something is unsaved, and stays signed in until it is left', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    const question = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(question));
    expect(question.defaultPrevented).toBe(true);
    expect(app.sessionStore.entry).toBe(STAFF_EMAIL);
    await afterwards(() => void window.dispatchEvent(new Event('pagehide')));
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    signedOut();
  });

  it('runs the guard on entering: being signed in is not enough without the entry', async () => {
    app = renderApp('/rates');
    jest.spyOn(app.sessionStore, 'write').mockImplementation();
    await signIn(app);
    await waitFor(() => expect(app.authGateway.signOuts.made).toBe(1));
    expect(screen.getByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
  });

  it('runs the guard again on a page that comes back whole', async () => {
    await openEditor();
    app.sessionStore.entry = undefined;
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
  });

  it('follows a user whom the provider has dropped', async () => {
    await openEditor();
    act(() => app.authGateway.report(null));
    expect(await screen.findByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
    expect(app.sessionStore.entry).toBeNull();
  });

  it('says why a session ended from outside, and keeps what was typed for the same account', async () => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await afterwards(() => app.authGateway.endSession('credentialsChanged'));
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    expect(screen.getByRole('alert')).toHaveTextContent('účtu sa zmenili prihlasovacie údaje');
    act(() => app.authGateway.report(STAFF_EMAIL));
    expect(await screen.findByText('1 neuložená zmena')).toBeVisible();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('19');
  });

  it.each([
    ['another account signs in', () => afterwards(() => app.authGateway.endSession('unknown')), 'other@zmenaren.test'],
    ['somebody signed out', () => app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' })), STAFF_EMAIL],
  ])('forgets the edits when %s', async (_name, leave, next) => {
    await openEditor();
    await retype(decimalPart('USD', 'Nákup'), '19');
    await leave();
    const sure = screen.queryByRole('button', { name: 'Odísť bez uloženia' });
    if (sure) {
      await app.user.click(sure);
    }
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    act(() => app.authGateway.report(next));
    expect(await screen.findByText('Žiadne neuložené zmeny')).toBeVisible();
    expect(decimalPart('USD', 'Nákup')).toHaveValue('187');
  });

  it('tells an account at once that it is not on the staff list, until it has saved something', async () => {
    await openEditor();
    app.storedRecords.setStaff(false);
    act(() => app.authGateway.report('other@zmenaren.test'));
    const stranger = await screen.findByText(/^Tento účet nie je na zozname zamestnancov/);
    expect(stranger).toBeVisible();
    // Meanwhile, somebody adds the account to the staff list.
    await retype(decimalPart('USD', 'Nákup'), '19');
    await app.user.click(saveButton());
    await screen.findByText('Zmeny boli úspešne uložené.');
    expect(stranger).toBeEmptyDOMElement();
  });
});
