import type { FirebaseApp } from 'firebase/app';
import { deleteApp } from 'firebase/app';
import type { LocalBackend } from '../../../local/backend';
import { openFirebaseApp } from '../../../src/services/firebase/app';
import { createRatesGateway } from '../../../src/services/firebase/ratesGateway';
import type { RatesGateway, RatesMessage, RawCurrency } from '../../../src/ports/rates';
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

type Lists = (readonly RawCurrency[])[];

let stopWatching: () => void;

/** Follows the rates and waits for the first list. */
async function watchLists(): Promise<Lists> {
  const lists: Lists = [];
  stopWatching = gateway.subscribeToRates((message) => message.type === 'rates' && lists.push(message.currencies));
  await eventually(() => expect(lists).not.toHaveLength(0));
  return lists;
}

/** Makes a change and waits for the list that follows. */
async function changed(lists: Lists, act: () => void): Promise<void> {
  const before = lists.length;
  act();
  await eventually(() => expect(lists.length).toBeGreaterThan(before));
}

const keysOf = (lists: Lists) => lists.at(-1)?.map(({ key }) => key);

describe('watchRates', () => {
  it('gives the whole list with its keys, and again on every change', async () => {
    const messages: RatesMessage[] = [];
    const stop = gateway.subscribeToRates((message) => messages.push(message));
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
    gateway.subscribeToRates((message) => messages.push(message));
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toEqual({
      type: 'rates',
      currencies: [
        { key: '0', value: buildRecord() },
        { key: '3', value: 'scalar' },
      ],
    });
  });

  it('gives one list for all children that changed together', async () => {
    const lists = await watchLists();
    await changed(lists, () =>
      backend.write('/currencies', { usd: { ...seed.currencies.usd, buy: 1.25 }, czk: { ...seed.currencies.czk, sell: 23 } }),
    );
    expect(lists).toHaveLength(2);
    expect(lists.at(-1)).toMatchObject([
      { key: 'czk', value: { sell: 23 } },
      { key: 'usd', value: { buy: 1.25 } },
    ]);
  });

  it('has a child that came in its place, no child that went, and follows both lists', async () => {
    const lists = await watchLists();
    await changed(lists, () => backend.write('/currencies/huf', buildRecord({ acronym: 'HUF' })));
    expect(keysOf(lists)).toEqual(['czk', 'huf', 'usd']);
    await changed(lists, () => backend.write('/currencies/huf/buy', 390));
    expect(lists.at(-1)?.[1]).toMatchObject({ key: 'huf', value: { buy: 390 } });
    await changed(lists, () => backend.write('/currencies/czk', null));
    expect(keysOf(lists)).toEqual(['huf', 'usd']);
    await changed(lists, () => backend.write('/currencies/usd/sell', 1.1));
    expect(lists.at(-1)).toMatchObject([
      { key: 'huf', value: { buy: 390 } },
      { key: 'usd', value: { sell: 1.1 } },
    ]);
  });

  it('takes one change that adds, removes and alters children as one', async () => {
    const lists = await watchLists();
    await changed(lists, () =>
      backend.write('/currencies', { usd: { ...seed.currencies.usd, buy: 1.3 }, huf: buildRecord({ acronym: 'HUF' }) }),
    );
    expect(lists).toHaveLength(2);
    expect(lists.at(-1)).toMatchObject([{ key: 'huf' }, { key: 'usd', value: { buy: 1.3 } }]);
  });

  it('gives malformed children as they are, and keys that are numbers or names of the language', async () => {
    const lists = await watchLists();
    await changed(lists, () =>
      backend.write('/currencies', { 0: 'scalar', 7: buildRecord(), constructor: { buy: 'x' }, usd: seed.currencies.usd }),
    );
    expect(keysOf(lists)).toEqual(['0', '7', 'constructor', 'usd']);
    await changed(lists, () => backend.write('/currencies/0', [1, 2]));
    await changed(lists, () => backend.write('/currencies/constructor', 5));
    await changed(lists, () => backend.write('/currencies/7/buy', null));
    expect(lists.at(-1)?.map(({ value }) => value)).toMatchObject([[1, 2], { acronym: 'USD' }, 5, seed.currencies.usd]);
    expect(lists.at(-1)?.[1]?.value).not.toHaveProperty('buy');
  });

  it('gives an empty list when the last child went or the whole list is no list, and the next list after it', async () => {
    const lists = await watchLists();
    await changed(lists, () => backend.write('/currencies', null));
    expect(lists.at(-1)).toEqual([]);
    await changed(lists, () => backend.write('/currencies', 'scalar'));
    await changed(lists, () => backend.write('/currencies', 'another'));
    expect(lists.at(-1)).toEqual([]);
    await changed(lists, () => backend.write('/currencies', seed.currencies));
    expect(keysOf(lists)).toEqual(['czk', 'usd']);
  });

  it('gives what changed while the connection was lost', async () => {
    const lists = await watchLists();
    gateway.disconnect();
    backend.write('/currencies/usd/buy', 1.4);
    backend.write('/currencies/huf', buildRecord({ acronym: 'HUF' }));
    await changed(lists, () => gateway.reconnect());
    expect(lists.at(-1)).toMatchObject([{ key: 'czk' }, { key: 'huf' }, { key: 'usd', value: { buy: 1.4 } }]);
  });

  it('tells a new subscription nothing before the new connection answered', async () => {
    await watchLists();
    gateway.disconnect();
    stopWatching();
    const lists: Lists = [];
    gateway.subscribeToRates((message) => message.type === 'rates' && lists.push(message.currencies));
    expect(lists).toHaveLength(0);
    backend.write('/currencies/usd/buy', 1.5);
    await changed(lists, () => gateway.reconnect());
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject([{ key: 'czk' }, { key: 'usd', value: { buy: 1.5 } }]);
  });

  it('gives an empty list when there is none', async () => {
    backend.write('/currencies', null);
    const messages: RatesMessage[] = [];
    gateway.subscribeToRates((message) => messages.push(message));
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
    gateway.subscribeToConnection((connected) => seen.push(connected));
    await eventually(() => expect(seen).toEqual([false, true]));
    backend.disconnectAll();
    // The SDK may reconnect at once, so the test checks what was reported, not the current state.
    await eventually(() => expect(seen.slice(0, 3)).toEqual([false, true, false]));
    gateway.reconnect();
    await eventually(() => expect(seen.at(-1)).toBe(true));
  });
});
