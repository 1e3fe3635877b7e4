import type { LocalBackend } from '../../local/backend';
import { startLocalBackend } from '../../local/backend';
import defaultSeed from '../../local/seed/defaultSeed.json';
import type { FaultProxy } from '../support/faultProxy';
import { startFaultProxy } from '../support/faultProxy';
import { decimalPart, openEditor, save, savedMessage, watchWrites } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const { usd } = defaultSeed.currencies;
const stranger = { email: 'nikto@zmenaren.test', password: 'bez-prava' };

let backend: LocalBackend;
let network: FaultProxy;

/** The database behind a network that the tests can spoil. */
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
beforeEach(() => backend.write('/currencies', defaultSeed.currencies));
afterEach(() => network.setFault({ kind: 'none' }));

/** Anyone can register through the provider's public address; that makes nobody staff. */
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
    await page.getByRole('alert').getByText('toto konto nemá právo meniť kurzy').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
    expect(await page.getByText('1 neuložená zmena').isVisible()).toBe(true);
    expect(backend.read('/currencies/usd')).toEqual(usd);
  });

  it('is marked on its row alone; saving again writes only what is left', async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    // An update from the future: the rules take none that is older.
    backend.write('/currencies/usd/updated', '2099-01-01T00:00:00');
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await decimalPart(page, 'CZK', 'Nákup').fill('8');
    await save(page);
    await page.getByRole('alert').getByText('Uložila sa 1 mena. Neuložila sa 1 mena.').waitFor();
    expect(await page.getByRole('row', { name: /^USD/ }).getByText('hodiny tohto počítača meškajú').isVisible()).toBe(true);
    expect(await savedMessage(page).isVisible()).toBe(false);

    backend.write('/currencies/usd', usd);
    await save(page);
    await savedMessage(page).waitFor();
    expect(writes.map(({ path }) => path).sort()).toEqual([
      '/currencies/czk.json',
      '/currencies/usd.json',
      '/currencies/usd.json',
    ]);
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
  });

  it('is not even tried without a connection, and never sent later', async () => {
    const { page } = await openEditor(world());
    const writes = watchWrites(page);
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await network.setFault({ kind: 'refuse' });
    await page.getByText('Bez spojenia s databázou sa nedá ukladať.').waitFor();
    await save(page);
    await page.getByRole('alert').getByText('Nič sa neuložilo.').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await network.setFault({ kind: 'none' });
    await page.getByText('Bez spojenia s databázou sa nedá ukladať.').waitFor({ state: 'detached', timeout: 30_000 });
    expect(writes).toEqual([]);
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
    await page.getByRole('alert').getByText('server do 10 sekúnd neodpovedal').waitFor();
    expect(Date.now() - started).toBeGreaterThan(9_000);
    expect(await page.getByText('1 neuložená zmena').isVisible()).toBe(true);
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');

    await network.setFault({ kind: 'none' });
    await page.getByText('Žiadne neuložené zmeny').waitFor();
    expect(backend.read('/currencies/usd/buy')).toBe(1.19);
    expect(writes).toHaveLength(1);
  });

  it('is told when the connection breaks in the midst of it', async () => {
    const { page } = await openEditor(world());
    network.onceBefore('up', 'PATCH', () => network.cut());
    await decimalPart(page, 'USD', 'Nákup').fill('19');
    await save(page);
    await page.getByRole('alert').getByText('server je nedostupný').waitFor();
    expect(await decimalPart(page, 'USD', 'Nákup').inputValue()).toBe('19');
  });
});
