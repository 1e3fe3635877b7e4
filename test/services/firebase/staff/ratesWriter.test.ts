import type { LocalBackend } from '../../../../local/backend';
import type { Environment } from '../../../../src/services/firebase/environment';
import { createRatesWriter } from '../../../../src/services/firebase/staff/ratesWriter';
import type { RatesWriter } from '../../../../src/ports/rates';
import { WriteError } from '../../../../src/ports/rates';
import { buildRecord } from '../../../support/builders';
import { demoStaff } from '../../../../local/state/demoStaff';
import { startTestBackend } from '../../../support/localBackend';

const LATER = '2026-04-14T16:00:00';
const usd = buildRecord();
const seed = { currencies: { usd, czk: buildRecord({ acronym: 'CZK' }), eur: buildRecord({ acronym: 'EUR' }) } };

let backend: LocalBackend;
let environment: Environment;
let token: string | null;
let writer: RatesWriter;

beforeEach(async () => {
  ({ backend, environment } = await startTestBackend({ seed }));
  token = await signIn(demoStaff.email, demoStaff.password);
  writer = createRatesWriter(environment.firebase, () => Promise.resolve(token));
});

afterEach(() => backend.stop());

async function signIn(email: string, password: string, method = 'signInWithPassword'): Promise<string> {
  const response = await fetch(
    `http://127.0.0.1:${environment.localBackend?.authPort}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

describe('update', () => {
  it.each([
    ['buy', { buy: 1.2, updated: LATER }],
    ['sell', { sell: 1.1, updated: LATER }],
    ['both', { buy: 1.2, sell: 1.1, updated: LATER }],
  ])('writes %s of one currency, addressed by the lowercase acronym', async (_name, change) => {
    await writer.update('USD', change);
    expect(backend.read('/currencies')).toEqual({ ...seed.currencies, usd: { ...usd, ...change } });
  });

  it('is denied without a sign-in', async () => {
    token = null;
    await expect(writer.update('USD', { buy: 1.2, updated: LATER })).rejects.toEqual(new WriteError('denied'));
    expect(backend.read('/currencies/usd')).toEqual(usd);
  });

  it('is denied to an account that is not on the list of the staff', async () => {
    token = await signIn('stranger@zmenaren.test', 'password', 'signUp');
    await expect(writer.update('USD', { buy: 1.2, updated: LATER })).rejects.toMatchObject({ failure: 'denied' });
  });

  it('is denied for a rate that the rules refuse', async () => {
    await expect(writer.update('USD', { buy: 0, updated: LATER })).rejects.toMatchObject({ failure: 'denied' });
  });

  it('rejects as unreachable when the server is gone', async () => {
    await backend.stop();
    await expect(writer.update('USD', { buy: 1.2, updated: LATER })).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('can be given up', async () => {
    await expect(writer.update('USD', { buy: 1.2, updated: LATER }, AbortSignal.abort())).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(backend.read('/currencies/usd')).toEqual(usd);
  });
});

describe('create, delete and delete all', () => {
  it('creates a record under its lowercase acronym', async () => {
    const pln = buildRecord({ acronym: 'PLN', updated: LATER });
    await writer.create(pln);
    expect(backend.read('/currencies/pln')).toEqual(pln);
  });

  it('deletes one by key', async () => {
    await writer.delete('usd');
    expect(Object.keys(backend.read('/currencies') as object)).toEqual(['czk', 'eur']);
  });

  it('deletes all the given ones in one update', async () => {
    await writer.deleteAll(['usd', 'czk']);
    expect(backend.read('/currencies')).toEqual({ eur: seed.currencies.eur });
  });

  it('leaves the base currency out, which the rules would refuse with all the others', async () => {
    await writer.deleteAll(['usd', 'eur', 'czk']);
    expect(backend.read('/currencies')).toEqual({ eur: seed.currencies.eur });
  });
});
