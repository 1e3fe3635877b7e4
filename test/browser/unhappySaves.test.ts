import type { Page, WebSocketRoute } from 'playwright-core';
import type { LocalBackend } from '../../local/backend';
import { startLocalBackend } from '../../local/backend';
import defaultSeed from '../../local/seed/defaultSeed.json';
import { demoStaff } from '../../local/state/demoStaff';
import { staffWords } from '../../src/site/words/staffWords';
import { eventually } from '../support/eventually';
import type { FaultProxy } from '../support/faultProxy';
import { startFaultProxy } from '../support/faultProxy';
import { resetRates } from '../support/resetRates';
import { decimalPart, openEditor, save, savedMessage, signIn, watchWrites } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { usd } = defaultSeed.currencies;
const stranger = { email: 'nikto@zmenaren.test', password: 'bez-prava' };

let backend: LocalBackend;
let network: FaultProxy;

/** Puts a proxy in front of the database, so that tests can cause network faults. */
beforeAll(async () => {
  const { authPort, databasePort } = world().ports;
  await world().backend.stop();
  backend = await startLocalBackend({ databasePort: 0, authPort });
  network = await startFaultProxy(backend.databasePort, databasePort);
});
afterAll(async () => {
  await network.stop();
  await backend.stop();
});
beforeEach(() => resetRates(backend));
afterEach(() => network.setFault({ kind: 'none' }));

/** Only updates address the root. */
const isWrite = ({ pathname }: URL): boolean => pathname === '/.json';

/** Registers an account through the provider's public address, as anyone can; that makes nobody staff. */
async function register({ email, password }: typeof stranger): Promise<void> {
  await fetch(`http://127.0.0.1:${world().ports.authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
}

describe('a save that is not made', () => {
  it('is told to an account that is not on the list; nothing is written and nothing lost', async () => {
    await register(stranger);
    const { page } = await openEditor(world(), { account: stranger });
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await page.getByRole('alert').getByText('tento účet nie je na zozname zamestnancov').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    expect(await page.getByText('1 neuložená zmena').isVisible()).toBe(true);
    expect(backend.read('/currencies/usd')).toEqual(usd);
  });

  it('is marked on its row alone; saving again writes only what is left', async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    // The record was restored from a backup, so its version is already archived.
    const { buy, sell, updated } = usd;
    backend.write(`/archive/usd~${updated}`, { acronym: 'USD', buy, sell, until: 1, by: 'somebody', save: 'save-0001' });
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await decimalPart(page, 'CZK', 'Nákup').fill('8');
    await save(page);
    await page.getByRole('alert').getByText('Uložila sa 1 mena. Neuložila sa 1 mena.').waitFor();
    expect(await page.getByRole('row', { name: /^USD/ }).getByText('záznam bol obnovený zo zálohy').isVisible()).toBe(true);
    expect(await savedMessage(page).isVisible()).toBe(false);

    await save(page);
    await savedMessage(page).waitFor();
    expect(writes.map(({ path }) => path).sort()).toEqual(['/currencies/czk', '/currencies/usd', '/currencies/usd']);
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
  });

  it('is told while nobody can be reached, and never sent later', async () => {
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await network.setFault({ kind: 'refuse' });
    await page.getByText(staffWords.save.notFollowing).waitFor();
    await save(page);
    await page.getByRole('alert').getByText('od servera neprišlo potvrdenie').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await network.setFault({ kind: 'none' });
    await page.getByText(staffWords.save.notFollowing).waitFor({ state: 'detached', timeout: 30_000 });
    expect(backend.read('/currencies/usd/buy')).toBe(usd.buy);
    await save(page);
    await savedMessage(page).waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
  });

  it('is given up as unconfirmed after 10 s without an answer; the list then tells what became of it', async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    // The write arrives, but neither its acknowledgement nor anything else comes back.
    network.onceBefore('up', 'PATCH', () => void network.setFault({ kind: 'hold', directions: ['down'], afterwards: 'lose' }));
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    const started = Date.now();
    await page.getByRole('button', { name: 'Ukladá sa…' }).waitFor();
    await page.getByRole('alert').getByText('od servera neprišlo potvrdenie').waitFor();
    expect(Date.now() - started).toBeGreaterThan(9_000);
    expect(await page.getByText('1 neuložená zmena').isVisible()).toBe(true);
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await network.setFault({ kind: 'none' });
    await page.getByText('Žiadne neuložené zmeny').waitFor();
    await page.getByRole('alert').getByText('od servera neprišlo potvrdenie').waitFor({ state: 'detached' });
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
    expect(writes).toHaveLength(1);
  });

  it('is told as not made when the computer had no network, and as nothing else', async () => {
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await page.context().setOffline(true);
    await save(page);
    await page.getByRole('alert').getByText('bez spojenia sa zmena neodoslala').waitFor();
    await page.getByRole('alert').getByText('Nič sa neuložilo.').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await page.context().setOffline(false);
    await page.getByText(staffWords.save.notFollowing).waitFor({ state: 'detached', timeout: 30_000 });
    expect(backend.read('/currencies/usd/buy')).toBe(usd.buy);
    await save(page);
    await savedMessage(page).waitFor();
  });

  it('is told as unconfirmed when the network goes after the server has it, until the list shows it', async () => {
    const { page } = await openEditor(world());
    await page.route(isWrite, async (route) => {
      await page.context().setOffline(true);
      await route.fetch();
      await route.abort();
    });
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await page.getByRole('alert').getByText('Bez potvrdenia: 1 mena.').waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);

    await page.context().setOffline(false);
    await page.getByText('Žiadne neuložené zmeny').waitFor({ timeout: 30_000 });
    await page.getByRole('alert').getByText('Bez potvrdenia').waitFor({ state: 'detached' });
  });

  it('is told as made when its answer was lost alone', async () => {
    const { page } = await openEditor(world());
    await page.route(isWrite, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
    expect(Object.keys(backend.read('/archive') as object)).toHaveLength(1);
  });

  it('is told when the connection breaks in the midst of it', async () => {
    const { page } = await openEditor(world());
    // If the connection were only cut, the browser would send the write again by itself.
    network.onceBefore('up', 'PATCH', () => void network.setFault({ kind: 'refuse' }));
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await page.getByRole('alert').getByText('od servera neprišlo potvrdenie').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
  });
});

describe('a record that was written by hand', () => {
  it('is named in place of a row when there is a blank behind its code, which no save could pass', async () => {
    backend.write('/currencies/jpy/acronym', 'JPY ');
    const { page } = await openEditor(world(), { rows: 28 });
    const odd = page.getByRole('region', { name: staffWords.faultyRecords.heading });
    await odd.getByText(staffWords.faultyRecords.paddedCode('JPY')).waitFor();
    expect(await page.getByRole('row', { name: /^JPY/ }).count()).toBe(0);
  });

  it('says in its row, which is as high as any, that its time lies in the future, until a save has replaced that', async () => {
    backend.write('/currencies/usd/updated', '2090-01-01T00:00:00');
    const { page } = await openEditor(world());
    const note = page.getByRole('row', { name: /^USD/ }).getByText(staffWords.editor.storedAhead);
    await note.waitFor();
    const heightOf = async (acronym: string) =>
      (await page.getByRole('row', { name: new RegExp(`^${acronym}`) }).boundingBox())?.height;
    expect(await heightOf('USD')).toBe(await heightOf('CZK'));
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await savedMessage(page).waitFor();
    await note.waitFor({ state: 'detached' });
    expect(backend.read('/archive/usd~2090-01-01T00:00:00/buy')).toBe(usd.buy);
  });
});

describe('a web socket', () => {
  /** Opens the editor and hands its web socket to the test. */
  async function openOver(handle: (socket: WebSocketRoute) => void): Promise<Page> {
    const context = await world().openContext();
    await context.routeWebSocket(() => true, handle);
    const page = await context.newPage();
    await page.goto('/rates');
    await signIn(page);
    await decimalPart(page, 'USD', 'Nákup').waitFor();
    return page;
  }

  it('that is dead but says connected lets nobody save over a newer rate unasked', async () => {
    let isDead = false;
    const page = await openOver((socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => !isDead && socket.send(message));
      socket.onMessage((message) => !isDead && server.send(message));
    });
    await page.getByText('Spojené: zmeny sa zobrazia samy.').waitFor();
    isDead = true;
    backend.write('/currencies/usd', { ...usd, buy: 1.21, updated: '2026-04-14T10:00:00' });
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    const question = page.getByRole('dialog');
    await question.getByText('USD Nákup: medzitým sa kurz zmenil na 1,210, vaša hodnota 1,190 ho prepíše').waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.21);
    await question.getByRole('button', { name: staffWords.confirmation.confirm }).click();
    await savedMessage(page).waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
    expect(backend.read('/archive/usd~2026-04-14T10:00:00/buy')).toBe(1.21);
  });

  it('that is blocked hinders no save, nor the next one of the same rate', async () => {
    const page = await openOver((socket) => void socket.close());
    for (const [decimals, rate] of [
      ['19', 1.19],
      ['195', 1.195],
    ] as const) {
      await decimalPart(page, 'USD', 'Nákup').fill(decimals);
      await save(page);
      await eventually(() => expect(backend.read('/currencies/usd/buy')).toBe(rate));
      await page.getByText(staffWords.save.noChanges).waitFor();
    }
    expect(Object.keys(backend.read('/archive') as object)).toHaveLength(2);
  });
});

describe('a currency that is retired meanwhile', () => {
  it('keeps what was typed at it in sight', async () => {
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    backend.write('/currencies/usd', null);
    const gone = page.getByRole('region', { name: staffWords.orphanedEdits.heading });
    await gone.getByText('USD Nákup: 1,19').waitFor();
    await save(page);
    await page.getByRole('alert').getByText('medzitým bola táto mena vyradená').waitFor();
    expect(backend.read('/currencies/usd')).toBeNull();
  });
});

describe('a stored time that is still to come', () => {
  it.each(['2099-12-31T23:59:59', '9999-99-99T99:99:99'])('locks nobody out: %s', async (updated) => {
    backend.write('/currencies/usd/updated', updated);
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(backend.read('/currencies/usd/updated')).toMatch(/^2026-|^202[7-9]-/);
  });
});

/** The database's response to a token that it no longer accepts. */
const expired = { status: 401, headers: { 'access-control-allow-origin': '*' }, json: { error: 'Auth token is expired' } };

describe('an account', () => {
  it('that is not on the staff list learns it on signing in', async () => {
    const { page } = await openEditor(world(), { account: stranger });
    await page.getByRole('alert').getByText(staffWords.guard.unlistedAccount).waitFor();
  });

  it('that is blocked meanwhile is told why, and finds what was typed when it is let in again', async () => {
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await backend.accounts.update(demoStaff.uid, { disabled: true });
    // The test refuses this write itself, because the database would accept the account's token for the rest of its hour.
    await page.route(isWrite, (route) => route.fulfill(expired), { times: 1 });
    await save(page);
    await page.getByRole('alert').getByText(staffWords.signIn.sessionEnds.accountDisabled).waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(usd.buy);

    await backend.accounts.update(demoStaff.uid, { disabled: false });
    await signIn(page);
    await page.getByText(staffWords.save.unsaved(1)).waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    await save(page);
    await savedMessage(page).waitFor();
  });

  it('whose session is not accepted any more signs in again, and finds what was typed', async () => {
    const { page } = await openEditor(world());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    // The page tries again with a fresh token, which is refused as well.
    await page.route(isWrite, (route) => route.fulfill(expired), { times: 2 });
    await save(page);
    await page.getByRole('alert').getByText(staffWords.signIn.sessionEnds.unknown).waitFor();
    await signIn(page);
    await page.getByText(staffWords.save.unsaved(1)).waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    await save(page);
    await savedMessage(page).waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
  });
});
