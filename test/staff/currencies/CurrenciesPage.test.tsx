import { act, screen, waitFor, within } from '@testing-library/react';
import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { parseArchiveEntry } from '../../../src/domain/archive/entry';
import { RequestError } from '../../../src/ports/requestError';
import { buildRecord } from '../../support/builders';
import type { RenderedApp } from '../../support/renderApp';
import { renderEditor, STAFF_EMAIL, staffRates } from '../../support/staffScreens';
import { settled } from '../../support/settled';

jest.setTimeout(20_000);

let app: RenderedApp;

/** Stands in for the browser's method, which jsdom lacks because it has no layout. */
const bringIntoView = jest.fn();

beforeEach(async () => {
  Object.assign(Element.prototype, { scrollIntoView: bringIntoView });
  app = await renderEditor();
  await app.user.click(screen.getByRole('link', { name: 'Meny' }));
  await screen.findByRole('heading', { name: 'Meny v zozname' });
});

afterEach(() => {
  app.stop();
  bringIntoView.mockReset();
});

const storeEntry = (key: string, value: object) => app.archiveReader.entries.push(parseArchiveEntry(key, value) as ArchiveEntry);
const form = () => within(screen.getByRole('form', { name: 'Pridať menu' }));
const field = (name: string) =>
  form().getByRole<HTMLInputElement>(/Kód/.test(name) ? 'combobox' : 'textbox', { name: name.replace('1 EUR', '1\u00a0EUR') });
const add = () => app.user.click(form().getByRole('button', { name: 'Pridať do zoznamu' }));
const listed = () => screen.getAllByRole('button', { name: /^Vyradiť / }).map((button) => button.getAttribute('aria-label'));

async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await app.user.clear(field(name));
    await app.user.type(field(name), text);
  }
}

const pound = { 'Kód meny': 'gbp', 'Nákup za 1 EUR': '0,885', 'Predaj za 1 EUR': '0,857' };

it('proposes names for a code, adds the currency and lists it at once', async () => {
  await fillIn(pound);
  expect(field('Slovenský názov')).toHaveValue('britská libra');
  expect(field('Anglický názov')).toHaveValue('British Pound');
  await add();
  expect(await screen.findByText('GBP je v zozname.')).toBeVisible();
  expect(app.ratesWriter.writes).toMatchObject([
    {
      acronym: 'GBP',
      seen: null,
      change: { acronym: 'GBP', name_sk: 'britská libra', name_en: 'British Pound', buy: 0.885, sell: 0.857 },
    },
  ]);
  expect(listed()).toContain('Vyradiť GBP');
  expect(field('Kód meny')).toHaveValue('');
  expect(field('Slovenský názov')).toHaveValue('');
});

it('takes proposed names back with the code, so that nothing counts as begun', async () => {
  await fillIn({ 'Kód meny': 'gbp' });
  await app.user.clear(field('Kód meny'));
  expect(field('Slovenský názov')).toHaveValue('');
  expect(field('Anglický názov')).toHaveValue('');
  await fillIn({ 'Kód meny': 'gbpx' });
  await app.user.type(field('Kód meny'), '{Backspace>4}');
  expect(field('Kód meny')).toHaveValue('');
  expect(field('Slovenský názov')).toHaveValue('');
  await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
  expect(await screen.findByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
});

it('proposes no names for a code that nobody knows, and keeps those typed for it', async () => {
  await fillIn({ 'Slovenský názov': 'dukát', 'Kód meny': 'gbx' });
  expect(field('Slovenský názov')).toHaveValue('dukát');
  expect(field('Anglický názov')).toHaveValue('');
  await add();
  expect(field('Anglický názov')).toHaveAccessibleDescription(/^Napíšte názov/);
});

it('keeps names that were typed over proposed ones when the code is emptied', async () => {
  await fillIn({ 'Kód meny': 'gbp', 'Slovenský názov': 'libra' });
  await app.user.clear(field('Kód meny'));
  expect(field('Slovenský názov')).toHaveValue('libra');
  expect(field('Anglický názov')).toHaveValue('');
});

it.each([
  ['the next one is typed', () => app.user.type(field('Kód meny'), 'j')],
  [
    'the page is left',
    async () => {
      await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
      await app.user.click(screen.getByRole('link', { name: 'Meny' }));
    },
  ],
])('says no longer what became of a currency once %s', async (_name, goOn) => {
  await fillIn(pound);
  await add();
  await screen.findByText('GBP je v zozname.');
  await goOn();
  expect(field('Kód meny')).toBeVisible();
  expect(screen.queryByText('GBP je v zozname.')).not.toBeInTheDocument();
});

it('names what is wrong beside each field, keeps what was typed and sends nothing', async () => {
  await fillIn({ 'Kód meny': 'usd', 'Nákup za 1 EUR': 'veľa' });
  await add();
  expect(field('Kód meny')).toHaveAccessibleDescription('Táto mena už v zozname je.');
  expect(field('Kód meny')).toHaveFocus();
  expect(field('Nákup za 1 EUR')).toHaveAccessibleDescription('Napíšte kurz, napríklad 1,187.');
  expect(field('Nákup za 1 EUR')).toHaveValue('veľa');
  expect(app.ratesWriter.writes).toEqual([]);
  await fillIn(pound);
  expect(field('Nákup za 1 EUR')).toBeValid();
});

it("says that the code's place is taken by a record with another code", async () => {
  act(() => app.gateway.sendRates(...staffRates, { key: 'gbp', value: buildRecord({ acronym: 'LIB' }) }));
  await settled();
  await fillIn(pound);
  await add();
  expect(field('Kód meny')).toHaveAccessibleDescription(
    'Miesto tejto meny má v\u00a0databáze záznam s\u00a0iným kódom. Opraviť ho treba v\u00a0databáze.',
  );
  expect(field('Kód meny')).toHaveFocus();
  expect(app.ratesWriter.writes).toEqual([]);
});

it('says no longer that a currency is listed once another window has retired it', async () => {
  await fillIn({ ...pound, 'Kód meny': 'usd' });
  await add();
  expect(field('Kód meny')).toHaveAccessibleDescription('Táto mena už v zozname je.');
  act(() => app.gateway.sendRates(...staffRates.filter(({ key }) => key !== 'usd')));
  await waitFor(() => expect(field('Kód meny')).toBeValid());
});

it('marks the rates when they are not followed', async () => {
  act(() => app.gateway.setConnected(false));
  expect(await screen.findByText(/^Spojenie sa prerušilo|^Offline/)).toBeVisible();
});

it('says no longer what was wrong with names when a code has proposed others', async () => {
  await add();
  expect(field('Slovenský názov')).toBeInvalid();
  expect(field('Anglický názov')).toBeInvalid();
  await fillIn({ 'Kód meny': 'gbp' });
  expect(field('Slovenský názov')).toBeValid();
  expect(field('Anglický názov')).toBeValid();
  expect(field('Nákup za 1 EUR')).toBeInvalid();
});

it('keeps what was typed on the way to the other pages, and asks before it is lost', async () => {
  await fillIn(pound);
  await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
  await app.user.click(screen.getByRole('link', { name: 'Meny' }));
  expect(field('Kód meny')).toHaveValue('gbp');
  expect(field('Predaj za 1 EUR')).toHaveValue('0,857');
  await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Rozpísaná mena ešte nie je pridaná do zoznamu.');
  await app.user.click(screen.getByRole('button', { name: 'Zostať' }));
  await add();
  expect(await screen.findByText('GBP je v zozname.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
  expect(await screen.findByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
});

it('knows what it has added itself though the list does not show it', async () => {
  act(() => app.gateway.setConnected(false));
  await fillIn(pound);
  await add();
  await screen.findByText('GBP je v zozname.');
  await fillIn(pound);
  await add();
  expect(field('Kód meny')).toHaveAccessibleDescription('Táto mena už v zozname je.');
  expect(app.ratesWriter.writes).toHaveLength(1);
});

describe('a retired currency that is brought back', () => {
  const LAST_RATES = 'Táto mena už v zozname bola, naposledy do 20.4.2026 o 10:30: nákup 0,900, predaj 0,800.';

  beforeEach(async () => {
    storeEntry('gbp~2026-04-13T10:00:00', {
      acronym: 'GBP',
      buy: 0.9,
      sell: 0.8,
      until: Date.parse('2026-04-20T08:30:00Z'),
      by: 'uid',
      save: 'save-0000',
    });
    await fillIn({ 'Kód meny': 'gbp' });
    await screen.findByText(LAST_RATES);
  });

  it('has what it was sold at told still when the retirement of another one was looked at', async () => {
    await app.user.click(screen.getByRole('button', { name: 'Vyradiť CZK' }));
    await app.user.click(screen.getByRole('button', { name: 'Nechať v zozname' }));
    expect(await screen.findByText(LAST_RATES)).toBeVisible();
  });

  it('has it told again to an account whose session ended and came back', async () => {
    act(() => app.authGateway.endSession('unknown'));
    await screen.findByRole('heading', { name: 'Prihlásenie' });
    act(() => app.authGateway.report(STAFF_EMAIL));
    await app.user.click(await screen.findByRole('link', { name: 'Meny' }));
    expect(field('Kód meny')).toHaveValue('gbp');
    expect(await screen.findByText(LAST_RATES)).toBeVisible();
  });

  it('is looked up again after it could not be found out, once it is typed again', async () => {
    app.archiveReader.answerWith(new RequestError('unreachable'));
    await fillIn({ 'Kód meny': 'gbp' });
    await settled();
    expect(screen.queryByText(LAST_RATES)).not.toBeInTheDocument();
    app.archiveReader.answerWith('success');
    await fillIn({ 'Kód meny': 'gbp' });
    expect(await screen.findByText(LAST_RATES)).toBeVisible();
  });
});

it('says nothing of the earlier rates of a currency that is listed', async () => {
  storeEntry('czk~2026-04-13T10:00:00', {
    acronym: 'CZK',
    buy: 25,
    sell: 24,
    until: Date.parse('2026-04-20T08:30:00Z'),
    by: 'uid',
    save: 'save-0000',
  });
  await fillIn({ 'Kód meny': 'czk' });
  await waitFor(() => expect(field('Slovenský názov')).not.toHaveValue(''));
  await settled();
  expect(screen.queryByText(/už v zozname bola/)).not.toBeInTheDocument();
});

it('asks before it retires a currency, and says since when it is listed', async () => {
  storeEntry('czk~2026-01-05T10:00:00~new', {
    acronym: 'CZK',
    until: Date.parse('2026-01-05T08:00:00Z'),
    by: 'uid',
    save: 'save-0000',
  });
  await app.user.click(screen.getByRole('button', { name: 'Vyradiť CZK' }));
  const question = within(await screen.findByRole('dialog', { name: 'Naozaj vyradiť CZK?' }));
  expect(await question.findByText('V zozname je od 5.1.2026 o 09:00.')).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Nechať v zozname' }));
  expect(app.ratesWriter.writes).toEqual([]);

  await app.user.click(screen.getByRole('button', { name: 'Vyradiť CZK' }));
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vyradiť' }));
  expect(await screen.findByText('CZK už v zozname nie je.')).toBeVisible();
  expect(listed()).toEqual(['Vyradiť USD', 'Vyradiť HUF']);
});

it('brings each outcome into view once, and leaves the focus where it was', async () => {
  app.ratesWriter.answerWith(new RequestError('unreachable'));
  await fillIn(pound);
  expect(bringIntoView).not.toHaveBeenCalled();
  await add();
  const refusal = await screen.findByText(/^GBP – Neuložené/);
  expect(refusal).toHaveAttribute('role', 'alert');
  expect(bringIntoView.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
  expect(bringIntoView.mock.contexts[0]).toContainElement(refusal);
  expect(form().getByRole('button', { name: 'Pridať do zoznamu' })).toHaveFocus();

  app.ratesWriter.answerWith('success');
  await add();
  const success = await screen.findByText('GBP je v zozname.');
  expect(success).toHaveAttribute('role', 'status');
  expect(bringIntoView).toHaveBeenCalledTimes(2);
  expect(bringIntoView.mock.contexts[1]).toContainElement(success);
  expect(form().getByRole('button', { name: 'Pridať do zoznamu' })).toHaveFocus();
});

it('leaves the view alone when the earlier rates of a typed code arrive after an outcome', async () => {
  await app.user.type(field('Kód meny'), 'gbp');
  await app.user.click(screen.getByRole('button', { name: 'Vyradiť HUF' }));
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vyradiť' }));
  await screen.findByText('HUF už v zozname nie je.');
  await settled();
  expect(bringIntoView).toHaveBeenCalledTimes(1);
});

it('says that the history does not tell since when a currency without entries is listed', async () => {
  await app.user.click(screen.getByRole('button', { name: 'Vyradiť CZK' }));
  const question = within(await screen.findByRole('dialog', { name: 'Naozaj vyradiť CZK?' }));
  expect(await question.findByText('Odkedy je v zozname, história nehovorí.')).toBeVisible();
});

it('says that it could not find out since when a currency is listed', async () => {
  app.archiveReader.answerWith(new RequestError('unreachable'));
  await app.user.click(screen.getByRole('button', { name: 'Vyradiť CZK' }));
  const question = within(await screen.findByRole('dialog', { name: 'Naozaj vyradiť CZK?' }));
  expect(await question.findByText('Históriu sa nepodarilo načítať.')).toBeVisible();
});

it('says why a currency was not added, and shows what somebody else has added meanwhile', async () => {
  app.ratesWriter.answerWith(new RequestError('denied'));
  app.storedRecords.records.set('gbp', { acronym: 'GBP', name_en: 'Pound', name_sk: 'libra', buy: 0.9, sell: 0.8, updated: 'x' });
  await fillIn(pound);
  await add();
  await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('medzitým bola táto mena pridaná'));
  expect(listed()).toContain('Vyradiť GBP');
  expect(field('Nákup za 1 EUR')).toHaveValue('0,885');
});

it('says what helps when a restored record can not be retired: its page has nothing to save', async () => {
  const usd = staffRates.find(({ key }) => key === 'usd');
  const { updated } = usd?.value as { readonly updated: string };
  app.ratesWriter.answerWith(new RequestError('denied'));
  app.storedRecords.records.set('usd', usd?.value);
  app.storedRecords.entries.set(`usd~${updated}`, { acronym: 'USD', until: 1, by: 'somebody', save: 'their-save' });
  await app.user.click(screen.getByRole('button', { name: 'Vyradiť USD' }));
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vyradiť' }));
  await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('záznam bol obnovený zo zálohy'));
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(
    'Najprv v editore zmeňte a uložte jeho kurz, potom menu vyraďte.',
  );
  expect(screen.queryByText(/uložte znova/)).not.toBeInTheDocument();
});

it('says that the list has no currency when that is what the server told', async () => {
  act(() => app.gateway.sendRates());
  expect(await screen.findByText('V zozname nie je nijaká mena, ktorú možno upraviť.')).toHaveAttribute('role', 'status');
});

it('follows what others retire, and keeps the focus at the list', async () => {
  screen.getByRole('button', { name: 'Vyradiť CZK' }).focus();
  act(() => app.gateway.sendRates(...staffRates.filter(({ key }) => key !== 'czk')));
  await waitFor(() => expect(listed()).toEqual(['Vyradiť USD', 'Vyradiť HUF']));
  expect(screen.getByRole('heading', { name: 'V zozname: 2 meny' })).toHaveFocus();
});
