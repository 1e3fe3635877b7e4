import type { FirebaseApp } from 'firebase/app';
import { deleteApp } from 'firebase/app';
import type { LocalBackend } from '../../../local/backend';
import { openFirebaseApp } from '../../../src/services/firebase/app';
import { createRatesGateway } from '../../../src/services/firebase/ratesGateway';
import type { RatesGateway, RatesMessage } from '../../../src/services/ports';
import { buildRecord } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { startTestBackend } from '../../support/localBackend';

const seed = { currencies: { usd: buildRecord(), czk: buildRecord({ acronym: 'CZK', buy: 24.9, sell: 23.85 }) } };

let backend: LocalBackend;
let app: FirebaseApp;
let gateway: RatesGateway;

beforeEach(async () => {
  const started = await startTestBackend({ seed });
  backend = started.backend;
  app = openFirebaseApp(started.environment.firebase);
  gateway = createRatesGateway(app, started.environment);
});

afterEach(async () => {
  await deleteApp(app);
  await backend.stop();
});

describe('watchRates', () => {
  it('gives the whole list with its keys, and again on every change', async () => {
    const messages: RatesMessage[] = [];
    const stop = gateway.watchRates((message) => messages.push(message));
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toEqual({
      type: 'rates',
      currencies: [
        { key: 'czk', value: seed.currencies.czk },
        { key: 'usd', value: seed.currencies.usd },
      ],
    });

    backend.write('/currencies/usd/buy', 1.25);
    await eventually(() => expect(messages).toHaveLength(2));
    expect(messages[1]).toMatchObject({ currencies: [{ key: 'czk' }, { key: 'usd', value: { buy: 1.25 } }] });

    stop();
    backend.write('/currencies/usd/buy', 1.26);
    await gateway.readRates();
    expect(messages).toHaveLength(2);
  });

  it('keeps the keys of numeric children, which val() would turn into an array', async () => {
    backend.write('/currencies', { 0: buildRecord(), 2: null, 3: 'scalar' });
    const messages: RatesMessage[] = [];
    gateway.watchRates((message) => messages.push(message));
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toEqual({
      type: 'rates',
      currencies: [
        { key: '0', value: buildRecord() },
        { key: '3', value: 'scalar' },
      ],
    });
  });

  it('gives an empty list when there is none', async () => {
    backend.write('/currencies', null);
    const messages: RatesMessage[] = [];
    gateway.watchRates((message) => messages.push(message));
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toEqual({ type: 'rates', currencies: [] });
  });
});

describe('readRates', () => {
  it('reads the whole list once', async () => {
    expect(await gateway.readRates()).toEqual([
      { key: 'czk', value: seed.currencies.czk },
      { key: 'usd', value: seed.currencies.usd },
    ]);
  });

  it('reads an empty list', async () => {
    backend.write('/currencies', null);
    expect(await gateway.readRates()).toEqual([]);
  });

  it('rejects when the server is gone', async () => {
    await backend.stop();
    await expect(gateway.readRates()).rejects.toThrow();
  });
});

describe('watchConnection', () => {
  it('follows the connection down and up again', async () => {
    const seen: boolean[] = [];
    gateway.watchConnection((connected) => seen.push(connected));
    await eventually(() => expect(seen).toEqual([false, true]));
    backend.disconnectAll();
    // The SDK may be back before anybody looks, so what counts is what was told.
    await eventually(() => expect(seen.slice(0, 3)).toEqual([false, true, false]));
    gateway.reconnect();
    await eventually(() => expect(seen.at(-1)).toBe(true));
  });
});
