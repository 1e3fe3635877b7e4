import { act, screen, waitFor, within } from '@testing-library/react';
import { RequestError } from '../../../src/ports/requestError';
import type { Site } from '../../../src/site/site';
import { buildStoredNotice } from '../../support/buildNotice';
import { demoSite } from '../../support/demoSite';
import type { RenderedApp } from '../../support/renderApp';
import { renderEditor, signIn, staffRates } from '../../support/staffScreens';

jest.setTimeout(20_000);

let app: RenderedApp;

/** Monday, 13 April 2026, at noon in the office, in milliseconds since 1970. */
const NOW = Date.parse('2026-04-13T12:00+02:00');

const store = (id: string, ...versions: readonly object[]) =>
  app.noticesWriter.stored.set(id, Object.fromEntries(versions.map((fields, place) => [place + 1, buildStoredNotice(fields)])));

/** Stands in for the browser's method, which jsdom lacks because it has no layout. */
const bringIntoView = jest.fn();

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  Object.assign(Element.prototype, { scrollIntoView: bringIntoView });
  app = await renderEditor();
});

afterEach(() => {
  app.stop();
  bringIntoView.mockReset();
  jest.restoreAllMocks();
});

async function openPage(): Promise<void> {
  await app.user.click(screen.getByRole('link', { name: 'Oznamy' }));
  await screen.findByRole('region', { name: 'Platia dnes' });
}

const form = () => within(screen.getByRole('form', { name: /oznam/i }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const save = () => app.user.click(form().getByRole('button', { name: 'Uložiť oznam' }));
const phase = (name: string) => within(screen.getByRole('region', { name }));
const written = () => app.noticesWriter.writes.map(({ version }) => version);

async function typeDay(label: string, day: string): Promise<void> {
  await app.user.clear(field(label));
  await app.user.type(field(label), day);
}

it('says no longer what became of a notice once the page is left', async () => {
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await save();
  await screen.findByText('Oznam je uložený.');
  await app.user.click(screen.getByRole('link', { name: 'Kurzy' }));
  await openPage();
  expect(screen.queryByText('Oznam je uložený.')).not.toBeInTheDocument();
});

it('saves a closure of several days with its texts, lists it and empties the form', async () => {
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await typeDay('Posledný deň', '2026-05-05');
  await app.user.type(field('Slovensky'), 'Máme{Enter}zatvorené.');
  await app.user.type(field('Nemecky'), 'Geschlossen.');
  expect(field('Slovensky')).toHaveAccessibleDescription(/15 z 500 znakov/);
  await save();
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
  expect(written()).toEqual([
    {
      id: '20260505-ave-0001',
      version: 1,
      text: { sk: 'Máme zatvorené.', de: 'Geschlossen.' },
      firstDay: '2026-05-04',
      lastDay: '2026-05-05',
      closed: 'day',
      isWithdrawn: false,
    },
  ]);
  expect(
    await phase('Budú platiť').findByText('4.5.2026 – 5.5.2026, zatvorené celý deň', { selector: '.office-notices__holds' }),
  ).toBeVisible();
  expect(field('Slovensky')).toHaveValue('');
  expect(field('Prvý deň')).toHaveValue('');
});

it('names what is wrong beside each field, leads to the first one, keeps what was typed and sends nothing', async () => {
  await openPage();
  await app.user.click(form().getByRole('radio', { name: 'máme zatvorené od – do' }));
  await app.user.type(field('Anglicky'), 'Closed');
  await save();
  expect(field('Prvý deň')).toHaveFocus();
  expect(field('Prvý deň')).toHaveAccessibleDescription('Vyberte deň.');
  expect(field('Od')).toHaveAccessibleDescription('Napíšte čas, napríklad 12:30.');
  expect(field('Slovensky')).toHaveAccessibleDescription(/^K prekladu treba aj slovenský text\./);
  expect(field('Anglicky')).toHaveValue('Closed');
  await app.user.type(field('Slovensky'), 'x');
  expect(field('Slovensky')).toBeValid();
  expect(written()).toEqual([]);
});

it('proposes the holidays on which the office would be open, each with one tap', async () => {
  await openPage();
  const proposals = within(form().getByRole('group', { name: 'Zatvoriť na sviatok' }));
  const names = proposals.getAllByRole('button').map((button) => button.textContent);
  // Holidays on Saturdays and Sundays need no closure.
  expect(names.slice(0, 3)).toEqual(['1.5.2026 Sviatok práce', '24.12.2026 Štedrý deň', '25.12.2026 Prvý sviatok vianočný']);
  expect(names).toContain('26.3.2027 Veľký piatok');
  await app.user.click(proposals.getByRole('button', { name: '1.5.2026 Sviatok práce' }));
  expect(field('Slovensky')).toHaveValue('1.5.2026 (Sviatok práce) máme zatvorené.');
  await save();
  await screen.findByText('Oznam je uložený.');
  expect(written()[0]).toMatchObject({ firstDay: '2026-05-01', lastDay: '2026-05-01', closed: 'day' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '1.5.2026 Sviatok práce' })).not.toBeInTheDocument());
});

it('keeps what is typed when a holiday is chosen, but no other proposal’s text', async () => {
  await openPage();
  const propose = (name: string) => app.user.click(form().getByRole('button', { name }));
  await app.user.type(field('Anglicky'), 'Closed.');
  await propose('1.5.2026 Sviatok práce');
  await propose('24.12.2026 Štedrý deň');
  expect(field('Prvý deň')).toHaveValue('2026-12-24');
  expect(field('Slovensky')).toHaveValue('24.12.2026 (Štedrý deň) máme zatvorené.');
  await app.user.clear(field('Slovensky'));
  await app.user.type(field('Slovensky'), 'Rozpísané');
  await propose('1.5.2026 Sviatok práce');
  expect(field('Prvý deň')).toHaveValue('2026-05-01');
  expect(field('Slovensky')).toHaveValue('Rozpísané');
  expect(field('Anglicky')).toHaveValue('Closed.');
});

it.each([
  ['is over', '2026-04-01', '2026-04-02', 'Jeho posledný deň je už za nami, zákazníci ho neuvidia.'],
  ['is longer than 14 days', '2026-05-01', '2026-05-20', 'Zmenáreň by bola zatvorená dlhšie ako 14 dní.'],
])('asks before it saves what %s', async (_name, first, last, question) => {
  await openPage();
  await typeDay('Prvý deň', first);
  await typeDay('Posledný deň', last);
  await save();
  const dialog = within(screen.getByRole('dialog', { name: 'Naozaj uložiť tento oznam?' }));
  expect(dialog.getByText(question)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Späť k oznamu' }));
  expect(written()).toEqual([]);
  expect(field('Prvý deň')).toHaveValue(first);
  await save();
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uložiť aj tak' }));
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
});

it('does not ask about some hours a day on more than 14 days: the office stays open', async () => {
  await openPage();
  await typeDay('Prvý deň', '2026-05-01');
  await typeDay('Posledný deň', '2026-05-21');
  await app.user.click(form().getByRole('radio', { name: 'máme zatvorené od – do' }));
  await app.user.type(field('Od'), '12:00');
  await app.user.type(field('Do'), '12:30');
  await save();
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
  expect(written()).toMatchObject([{ lastDay: '2026-05-21', closed: { from: '12:00', to: '12:30' } }]);
});

it('changes a notice by its next version', async () => {
  store('notice-1', {}, { text: { sk: 'Dnes zatvorené.', en: 'Closed today.' } });
  await openPage();
  await app.user.click(phase('Platia dnes').getByRole('button', { name: /^Upraviť/ }));
  expect(field('Prvý deň')).toHaveFocus();
  expect(field('Anglicky')).toHaveValue('Closed today.');
  await app.user.click(form().getByRole('radio', { name: 'máme otvorené ako zvyčajne' }));
  await save();
  expect(await screen.findByText('Zmena oznamu je uložená.')).toBeVisible();
  expect(written()).toMatchObject([{ id: 'notice-1', version: 3, closed: null, text: { en: 'Closed today.' } }]);
});

it('withdraws a notice, and brings an earlier version back as a new one; who and when is told of each', async () => {
  app.archiveReader.names = { 'staff-1': 'Jana', me: 'Eva' };
  store('notice-1', { at: Date.parse('2026-04-13T08:00:00Z') });
  await openPage();
  await app.user.click(phase('Platia dnes').getByRole('button', { name: /^Stiahnuť/ }));
  expect(await screen.findByText('Oznam je stiahnutý, zákazníci ho už nevidia.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Platia dnes' })).toHaveFocus());
  const past = phase('Minulé a stiahnuté');
  expect(await past.findByText('1. verzia: 13.4.2026 o 10:00, Jana')).toBeInTheDocument();
  expect(past.getByText('2. verzia: 13.4.2026 o 16:00, Eva')).toBeInTheDocument();
  await app.user.click(past.getByText('Kto a kedy: 2 verzie'));
  await app.user.click(past.getByRole('button', { name: 'Vrátiť 1. verziu' }));
  expect(await screen.findByText('Skoršia verzia oznamu opäť platí.')).toBeVisible();
  expect(written()).toMatchObject([
    { version: 2, isWithdrawn: true },
    { version: 3, isWithdrawn: false, text: { sk: 'Zajtra máme zatvorené.' } },
  ]);
  expect(
    await phase('Platia dnes').findByText('13.4.2026 – 14.4.2026, zatvorené celý deň', { selector: '.office-notices__holds' }),
  ).toBeVisible();
});

it.each([
  [
    'closes the office for long',
    { firstDay: '2026-05-01', lastDay: '2026-05-25' },
    'Zmenáreň by bola zatvorená dlhšie ako 14 dní.',
  ],
  ['is past', { firstDay: '2026-04-01', lastDay: '2026-04-02' }, 'Jeho posledný deň je už za nami, zákazníci ho neuvidia.'],
])('asks before it brings back an earlier version that %s', async (_name, days, question) => {
  store('notice-1', { ...days, closed: 'day' }, {});
  await openPage();
  await app.user.click(screen.getByRole('button', { name: 'Vrátiť 1. verziu', hidden: true }));
  expect(screen.getByRole('dialog')).toHaveTextContent(question);
  expect(written()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Uložiť aj tak' }));
  expect(await screen.findByText('Skoršia verzia oznamu opäť platí.')).toBeVisible();
  expect(written()).toMatchObject([{ version: 3, ...days }]);
});

it('keeps what is typed over a notice of which an earlier version is brought back, or which is withdrawn', async () => {
  store('notice-1', { text: { sk: 'Prvý text.' } }, { text: { sk: 'Druhý text.' } });
  await openPage();
  const current = phase('Platia dnes');
  await app.user.click(current.getByRole('button', { name: /^Upraviť/ }));
  await app.user.type(field('Anglicky'), 'Typed.');
  await app.user.click(current.getByText('Kto a kedy: 2 verzie'));
  await app.user.click(current.getByRole('button', { name: 'Vrátiť 1. verziu' }));
  expect(await screen.findByText('Skoršia verzia oznamu opäť platí.')).toBeVisible();
  expect(field('Anglicky')).toHaveValue('Typed.');
  await app.user.click(await phase('Platia dnes').findByRole('button', { name: /^Stiahnuť/ }));
  expect(await screen.findByText('Oznam je stiahnutý, zákazníci ho už nevidia.')).toBeVisible();
  expect(field('Anglicky')).toHaveValue('Typed.');
  await save();
  expect(await screen.findByText('Zmena oznamu je uložená.')).toBeVisible();
  expect(written()).toMatchObject([
    { version: 3, text: { sk: 'Prvý text.' } },
    { version: 4, isWithdrawn: true },
    { version: 5, isWithdrawn: false, text: { sk: 'Druhý text.', en: 'Typed.' } },
  ]);
});

it('is told that somebody else was quicker, and keeps what was typed', async () => {
  store('notice-1', {});
  await openPage();
  await app.user.click(phase('Platia dnes').getByRole('button', { name: /^Upraviť/ }));
  await app.user.type(field('Poľsky'), 'Nieczynne.');
  store('notice-1', {}, { text: { sk: 'Od kolegyne.' } });
  await save();
  expect(await screen.findByText(/medzitým pribudla iná verzia tohto oznamu/)).toBeVisible();
  expect(await phase('Platia dnes').findByText('Od kolegyne.', { selector: 'p:not([lang])' })).toBeVisible();
  expect(field('Poľsky')).toHaveValue('Nieczynne.');
  await save();
  expect(await screen.findByText('Zmena oznamu je uložená.')).toBeVisible();
  expect(written().map(({ version }) => version)).toEqual([2, 3]);
});

it('brings each outcome of a save into view once, and leaves the focus at the button', async () => {
  let answer = () => {};
  const write = jest.spyOn(app.noticesWriter, 'write');
  write.mockReturnValueOnce(new Promise<void>((_resolve, reject) => (answer = () => reject(new RequestError('unreachable')))));
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await save();
  expect(screen.getByText('Ukladá sa…')).toBeVisible();
  expect(bringIntoView).not.toHaveBeenCalled();
  answer();
  const refusal = await screen.findByText('Neuložené: server je nedostupný.');
  expect(refusal).toHaveAttribute('role', 'alert');
  expect(bringIntoView.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
  expect(bringIntoView.mock.contexts[0]).toContainElement(refusal);
  expect(form().getByRole('button', { name: 'Uložiť oznam' })).toHaveFocus();

  write.mockRejectedValueOnce(new RequestError('unreachable'));
  await save();
  await waitFor(() => expect(bringIntoView).toHaveBeenCalledTimes(2));
  expect(screen.getAllByText('Neuložené: server je nedostupný.')).toEqual([refusal]);

  await save();
  const success = await screen.findByText('Oznam je uložený.');
  expect(success).toHaveAttribute('role', 'status');
  expect(bringIntoView).toHaveBeenCalledTimes(3);
  expect(bringIntoView.mock.contexts[2]).toContainElement(success);
  expect(form().getByRole('button', { name: 'Uložiť oznam' })).toHaveFocus();
});

it('brings into view that a notice of the list was withdrawn', async () => {
  store('notice-1', {});
  await openPage();
  await app.user.click(phase('Platia dnes').getByRole('button', { name: /^Stiahnuť/ }));
  const success = await screen.findByText('Oznam je stiahnutý, zákazníci ho už nevidia.');
  expect(bringIntoView.mock.contexts).toEqual([success.parentElement]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Platia dnes' })).toHaveFocus());
});

it('finds out that a notice was saved though no answer came', async () => {
  app.noticesWriter.answerWritesWith('lost');
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await save();
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
});

it('saves a notice once whose fate nobody knew', async () => {
  app.noticesWriter.answerWritesWith(new RequestError('unreachable'));
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await save();
  expect(await screen.findByText('Neuložené: server je nedostupný.')).toBeVisible();
  app.noticesWriter.answerWritesWith('success');
  await save();
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
  expect(new Set(written().map(({ id }) => id)).size).toBe(1);
});

it('blames nobody else for a version that was saved though no answer came, and was typed over since', async () => {
  app.noticesWriter.answerWritesWith('lost');
  const read = jest.spyOn(app.noticesWriter, 'readVersion').mockRejectedValueOnce(new RequestError('unreachable'));
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await app.user.type(field('Slovensky'), 'Zatvorrené');
  await save();
  expect(await screen.findByText(/^(Nepotvrdené|Neuložené)/)).toBeVisible();
  app.noticesWriter.answerWritesWith('success');
  await app.user.clear(field('Slovensky'));
  await app.user.type(field('Slovensky'), 'Zatvorené');
  await save();
  const told = await screen.findByText(/^Neuložené: medzitým/);
  expect(told).toHaveTextContent('pribudla iná verzia tohto oznamu');
  expect(told).not.toHaveTextContent('niekto');
  expect(read).toHaveBeenCalledTimes(2);
  await save();
  expect(await screen.findByText('Zmena oznamu je uložená.')).toBeVisible();
  expect(written().map(({ version }) => version)).toEqual([1, 1, 2]);
});

it.each([
  [true, /databáza oznam odmietla/],
  [false, /nie je na zozname zamestnancov/],
])('tells why the rules refused it, on the list: %s', async (isStaff, message) => {
  app.storedRecords.setStaff(isStaff);
  app.noticesWriter.answerWritesWith(new RequestError('denied'));
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await save();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).toMatch(message),
  );
});

it('keeps what is typed while one moves among the pages, and asks before it is lost', async () => {
  await openPage();
  await app.user.type(field('Slovensky'), 'Rozpísané');
  await app.user.click(screen.getByRole('link', { name: 'Meny' }));
  await app.user.click(screen.getByRole('link', { name: 'Oznamy' }));
  expect(field('Slovensky')).toHaveValue('Rozpísané');
  await app.user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));
  expect(within(screen.getByRole('dialog')).getByText('Rozpísaný oznam ešte nie je uložený.')).toBeVisible();
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zostať' }));
  await app.user.click(form().getByRole('button', { name: 'Zahodiť rozpísané' }));
  expect(field('Slovensky')).toHaveValue('');
});

it('says no longer what was wrong before a holiday or another notice took the place of it', async () => {
  store('notice-1', {});
  await openPage();
  await app.user.type(field('Anglicky'), 'Closed.');
  await save();
  expect(field('Prvý deň')).toBeInvalid();
  expect(field('Slovensky')).toBeInvalid();
  await app.user.click(form().getByRole('button', { name: '1.5.2026 Sviatok práce' }));
  expect(field('Prvý deň')).toBeValid();
  expect(field('Slovensky')).toBeValid();
  await typeDay('Posledný deň', '2026-04-01');
  await save();
  expect(field('Posledný deň')).toBeInvalid();
  await app.user.click(phase('Platia dnes').getByRole('button', { name: /^Upraviť/ }));
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zahodiť rozpísané' }));
  expect(field('Posledný deň')).toBeValid();
});

it('takes what is typed while a notice is saved for a change of it', async () => {
  let answer = () => {};
  jest.spyOn(app.noticesWriter, 'write').mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  await save();
  await app.user.type(field('Slovensky'), 'Dopísané');
  answer();
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Úprava oznamu' })).toBeVisible();
  expect(field('Slovensky')).toHaveValue('Dopísané');
  await save();
  expect(await screen.findByText('Zmena oznamu je uložená.')).toBeVisible();
  expect(written()).toMatchObject([{ id: '20260504-ave-0001', version: 2, text: { sk: 'Dopísané' } }]);
});

it('asks nothing while a notice is saved, and says of what has to wait that it can not be pressed', async () => {
  store('notice-1', {}, {});
  jest.spyOn(app.noticesWriter, 'write').mockReturnValueOnce(new Promise(() => undefined));
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  const current = phase('Platia dnes');
  const waiting = [
    form().getByRole('button', { name: 'Zahodiť rozpísané' }),
    current.getByRole('button', { name: /^Upraviť/ }),
    current.getByRole('button', { name: /^Stiahnuť/ }),
    current.getByRole('button', { name: 'Vrátiť 1. verziu', hidden: true }),
  ];
  waiting.forEach((button) => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await save();
  for (const button of waiting) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(button);
    expect(button).toHaveFocus();
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('Prvý deň')).toHaveValue('2026-05-04');
});

it('asks before another notice takes the place of what is typed', async () => {
  store('notice-1', { text: { sk: 'Dnes zatvorené.' } });
  await openPage();
  await app.user.type(field('Slovensky'), 'Rozpísané');
  const edit = phase('Platia dnes').getByRole('button', { name: /^Upraviť/ });
  await app.user.click(edit);
  const question = () => within(screen.getByRole('dialog', { name: 'Zahodiť rozpísaný oznam?' }));
  await app.user.click(question().getByRole('button', { name: 'Späť k oznamu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('Slovensky')).toHaveValue('Rozpísané');
  await app.user.click(edit);
  await app.user.click(question().getByRole('button', { name: 'Zahodiť rozpísané' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('Slovensky')).toHaveValue('Dnes zatvorené.');
  expect(field('Prvý deň')).toHaveFocus();
});

it('has what was typed wait for the same account when the session ends', async () => {
  await openPage();
  await app.user.type(field('Slovensky'), 'Rozpísané');
  act(() => app.authGateway.endSession('unknown'));
  await signIn(app);
  await screen.findByRole('heading', { name: 'Úprava kurzov' });
  await app.user.click(screen.getByRole('link', { name: 'Oznamy' }));
  expect(field('Slovensky')).toHaveValue('Rozpísané');
});

it('saves a notice once although the session ended during its save', async () => {
  await openPage();
  await typeDay('Prvý deň', '2026-05-04');
  app.noticesWriter.answerWritesWith('pending');
  await save();
  act(() => app.authGateway.endSession('unknown'));
  app.noticesWriter.answerWritesWith('success');
  await signIn(app);
  await screen.findByRole('heading', { name: 'Úprava kurzov' });
  await openPage();
  await save();
  expect(await screen.findByText('Oznam je uložený.')).toBeVisible();
  const ids = written().map(({ id }) => id);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('says that the list can not be read, and reads it again when asked', async () => {
  app.noticesWriter.answerReadsWith(new RequestError('unreachable'));
  await app.user.click(screen.getByRole('link', { name: 'Oznamy' }));
  expect(await screen.findByText('Oznamy sa nepodarilo načítať.')).toBeVisible();
  app.noticesWriter.answerReadsWith('success');
  await app.user.click(screen.getByRole('button', { name: 'Skúsiť znova' }));
  expect(await screen.findByRole('region', { name: 'Platia dnes' })).toBeVisible();
});

it('names a notice whose newest version can not be read, and offers its earlier ones', async () => {
  store('notice-1', {}, { firstDay: 'x' });
  await openPage();
  const past = phase('Minulé a stiahnuté');
  expect(past.getByText(/^Posledná verzia sa nedá prečítať/)).toBeVisible();
  await app.user.click(past.getByText('Kto a kedy: 1 verzia'));
  await app.user.click(past.getByRole('button', { name: 'Vrátiť 1. verziu' }));
  await screen.findByText('Skoršia verzia oznamu opäť platí.');
  expect(written()).toMatchObject([{ version: 3 }]);
});

describe('an office that offers fewer languages', () => {
  const germanOffice: Site = { ...demoSite, office: { ...demoSite.office, languages: ['sk', 'de'] } };

  beforeEach(async () => {
    app.stop();
    app.unmount();
    app = await renderEditor(staffRates, { site: germanOffice });
  });

  const labels = () =>
    form()
      .getAllByRole('textbox')
      .map((box) => (box as HTMLTextAreaElement).labels?.[0]?.textContent);

  it('is asked for texts in these alone', async () => {
    await openPage();
    expect(labels()).toEqual(['Slovensky', 'Nemecky']);
  });

  it('sees the translations of earlier days, which are saved again, changed or emptied as all others', async () => {
    store('one', { text: { sk: 'Zatvorené.', en: 'Closed.', pl: 'Zamknięte.' } });
    await openPage();
    await app.user.click(await screen.findByRole('button', { name: /^Upraviť: / }));
    expect(labels()).toEqual(['Slovensky', 'Anglicky', 'Nemecky', 'Poľsky']);
    await app.user.clear(field('Anglicky'));
    // A field that was emptied stays while it has the focus.
    expect(field('Anglicky')).toHaveFocus();
    await app.user.type(field('Anglicky'), 'Back on Monday.');
    await app.user.clear(field('Poľsky'));
    await save();
    expect(written()).toMatchObject([{ version: 2, text: { sk: 'Zatvorené.', en: 'Back on Monday.' } }]);
    expect(written()[0]?.text).not.toHaveProperty('pl');
  });
});
