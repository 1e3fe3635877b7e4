import type { LocalBackend } from '../../../../local/backend';
import { demoStaff } from '../../../../local/state/demoStaff';
import type { NewVersion } from '../../../../src/domain/archive/newVersion';
import type { CurrencyRecord } from '../../../../src/domain/rates/currency';
import type { RatesWriter, StoredRecords } from '../../../../src/ports/ratesWriter';
import { RequestError } from '../../../../src/ports/requestError';
import type { Environment } from '../../../../src/services/firebase/environment';
import { createRatesWriter } from '../../../../src/services/firebase/staff/ratesWriter';
import type { Session } from '../../../../src/services/firebase/staff/staffRequests';
import { createStaffRequests } from '../../../../src/services/firebase/staff/staffRequests';
import { createStoredRecords } from '../../../../src/services/firebase/staff/storedRecords';
import { buildCurrency, buildRecord } from '../../../support/builders';
import { startTestBackend } from '../../../support/localBackend';

const NOW = '2026-04-14T16:00:00';
const usd = buildRecord();
const seed = { currencies: { usd, czk: buildRecord({ acronym: 'CZK' }), eur: buildRecord({ acronym: 'EUR' }) } };
const REPLACED = `usd~${usd.updated}`;

interface Account {
  readonly token: string;
  readonly id: string;
}

let backend: LocalBackend;
let environment: Environment;
/** The signed-in account, and the result of asking for a fresh token: a token, an error, or null for the account's own token. */
let account: Account | null;
let freshToken: string | Error | null;
let signOut: jest.Mock<Promise<void>>;
let isOnline: boolean;
let writer: RatesWriter;
let stored: StoredRecords;

beforeEach(async () => {
  ({ backend, environment } = await startTestBackend({ seed }));
  account = await signIn(demoStaff.email, demoStaff.password);
  freshToken = null;
  signOut = jest.fn(() => Promise.resolve());
  isOnline = true;
  const session: Session = {
    userId: () => account?.id ?? null,
    getIdToken: (isFresh) => {
      const token = isFresh ? (freshToken ?? account?.token ?? null) : (account?.token ?? null);
      return token instanceof Error ? Promise.reject(token) : Promise.resolve(token);
    },
    signOut,
  };
  const requests = createStaffRequests(environment.firebase, session, () => isOnline);
  writer = createRatesWriter(requests);
  stored = createStoredRecords(requests);
});

afterEach(() => backend.stop());

async function signIn(email: string, password: string, method = 'signInWithPassword'): Promise<Account> {
  const response = await fetch(
    `http://127.0.0.1:${environment.localBackend?.authPort}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  return { token: idToken, id: localId };
}

function versionOf(fields: Partial<NewVersion> = {}): NewVersion {
  return {
    acronym: 'USD',
    seen: buildCurrency(),
    isRestored: false,
    change: { buy: 1.2 },
    updated: NOW,
    save: 'save-0001',
    ...fields,
  };
}

const recordOf = (key: string) => backend.read(`/currencies/${key}`) as CurrencyRecord | null;
const entryOf = (key: string) => backend.read(`/archive/${key}`);
const kept = (fields: object) => ({
  acronym: 'USD',
  until: expect.any(Number) as number,
  by: account?.id,
  save: 'save-0001',
  ...fields,
});

describe('a write', () => {
  it.each([
    ['buy', { buy: 1.2 }],
    ['sell', { sell: 1.1 }],
    ['both', { buy: 1.2, sell: 1.1 }],
  ])('changes %s of one currency, addressed by its code in lower case, and archives what it replaces', async (_name, change) => {
    await writer.write(versionOf({ change }));
    expect(backend.read('/currencies')).toEqual({ ...seed.currencies, usd: { ...usd, ...change, updated: NOW } });
    expect(backend.read('/archive')).toEqual({ [REPLACED]: kept({ buy: usd.buy, sell: usd.sell }) });
  });

  it('adds a currency, and tells that it began', async () => {
    const { updated: _updated, ...pln } = buildRecord({ acronym: 'PLN' });
    await writer.write(versionOf({ acronym: 'PLN', seen: null, change: pln }));
    expect(recordOf('pln')).toEqual({ ...pln, updated: NOW });
    expect(backend.read('/archive')).toEqual({ [`pln~${NOW}~new`]: kept({ acronym: 'PLN' }) });
  });

  it('retires a currency, and archives its last version', async () => {
    await writer.write(versionOf({ change: null }));
    expect(recordOf('usd')).toBeNull();
    expect(entryOf(REPLACED)).toEqual(kept({ buy: usd.buy, sell: usd.sell }));
  });

  it('begins anew where the stored time is none, or the record came back from a backup', async () => {
    backend.write('/currencies/usd/updated', 'yesterday');
    await writer.write(versionOf({ seen: buildCurrency({ updated: 'yesterday' }) }));
    expect(entryOf(`usd~${NOW}~new`)).toEqual(kept({}));
    backend.write('/currencies/usd', usd);
    backend.write(`/archive/${REPLACED}`, kept({ buy: 1, sell: 1, until: 1, by: 'somebody' }));
    const later = '2026-04-14T16:00:01';
    await writer.write(versionOf({ isRestored: true, updated: later }));
    expect(entryOf(`usd~${later}~new`)).toEqual(kept({}));
  });

  it('is denied over a version that somebody else has replaced', async () => {
    await writer.write(versionOf());
    await expect(writer.write(versionOf({ change: { buy: 1.3 }, updated: '2026-04-14T17:00:00' }))).rejects.toEqual(
      new RequestError('denied'),
    );
    expect(recordOf('usd')?.buy).toBe(1.2);
  });

  it('is denied to an account that is not on the list of the staff', async () => {
    account = await signIn('stranger@zmenaren.test', 'password', 'signUp');
    await expect(writer.write(versionOf())).rejects.toMatchObject({ failure: 'denied' });
    expect(await stored.readIsStaff()).toBe(false);
  });

  it('is denied for a rate that the rules refuse', async () => {
    await expect(writer.write(versionOf({ change: { buy: 0 } }))).rejects.toMatchObject({ failure: 'denied' });
    expect(backend.read('/archive')).toBeNull();
  });

  it('rejects as unreachable when the server is gone', async () => {
    await backend.stop();
    await expect(writer.write(versionOf())).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it('rejects as unsent when there was no network to send it by', async () => {
    await backend.stop();
    isOnline = false;
    await expect(writer.write(versionOf())).rejects.toMatchObject({ failure: 'unsent' });
  });

  it('is sent though the browser wrongly says that it has no network', async () => {
    isOnline = false;
    await writer.write(versionOf());
    expect(recordOf('usd')).not.toEqual(usd);
  });

  it('can be given up', async () => {
    await expect(writer.write(versionOf(), AbortSignal.abort())).rejects.toMatchObject({ failure: 'unreachable' });
    expect(recordOf('usd')).toEqual(usd);
  });
});

describe('several writes at once', () => {
  const retire = (acronym: string) => versionOf({ acronym, seen: buildCurrency({ acronym }), change: null });

  it('happen all, but for the base currency, which the rules would refuse with all the others', async () => {
    await writer.writeAll(['USD', 'CZK', 'EUR'].map(retire));
    expect(backend.read('/currencies')).toEqual({ eur: seed.currencies.eur });
    expect(Object.keys(backend.read('/archive') as object)).toHaveLength(2);
  });

  it('or none', async () => {
    backend.write('/currencies/czk/updated', '2026-04-13T17:00:00');
    await expect(writer.writeAll(['USD', 'CZK'].map(retire))).rejects.toMatchObject({ failure: 'denied' });
    expect(recordOf('usd')).toEqual(usd);
  });
});

describe('the session', () => {
  it('has ended without a token', async () => {
    account = null;
    await expect(writer.write(versionOf())).rejects.toMatchObject({ failure: 'sessionEnded' });
  });

  it('goes on with a fresh token when the first is not accepted', async () => {
    freshToken = (account as Account).token;
    account = { ...(account as Account), token: 'old' };
    await writer.write(versionOf());
    expect(recordOf('usd')?.buy).toBe(1.2);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('has ended when no fresh token is accepted either, with the provider too', async () => {
    freshToken = 'older';
    account = { ...(account as Account), token: 'old' };
    await expect(stored.readIsStaff()).rejects.toMatchObject({ failure: 'sessionEnded' });
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('has ended though the provider can not be told', async () => {
    freshToken = 'older';
    account = { ...(account as Account), token: 'old' };
    signOut.mockRejectedValue(new Error('offline'));
    await expect(writer.write(versionOf())).rejects.toMatchObject({ failure: 'sessionEnded' });
  });

  it.each([
    ['the provider refuses', 'auth/user-disabled', 'sessionEnded', 1],
    ['no renewal gives any more', 'auth/invalid-refresh-token', 'sessionEnded', 1],
    ['the provider fails to give', 'auth/internal-error', 'failed', 0],
    ['the provider gives too many of', 'auth/too-many-requests', 'failed', 0],
    ['the provider can not be reached for', 'auth/network-request-failed', 'unsent', 0],
  ])('with a fresh token that %s: %s is %s', async (_name, code, failure, signOuts) => {
    freshToken = Object.assign(new Error(code), { code });
    account = { ...(account as Account), token: 'old' };
    await expect(writer.write(versionOf())).rejects.toMatchObject({ failure });
    expect(signOut).toHaveBeenCalledTimes(signOuts);
  });
});

describe('reading', () => {
  it('gives a record and an entry, or null', async () => {
    await writer.write(versionOf());
    expect(await stored.readRecord('usd')).toEqual({ key: 'usd', value: { ...usd, buy: 1.2, updated: NOW } });
    expect(await stored.readRecord('gbp')).toEqual({ key: 'gbp', value: null });
    expect(await stored.readEntry(REPLACED)).toEqual(entryOf(REPLACED));
    expect(await stored.readEntry('usd~2026-01-01T00:00:00')).toBeNull();
  });

  it('knows who is on the staff list', async () => {
    expect(await stored.readIsStaff()).toBe(true);
  });
});
