import type { FirebaseApp } from 'firebase/app';
import { deleteApp } from 'firebase/app';
import type { LocalBackend } from '../../../local/backend';
import { demoEnvironment } from '../../../build/environment';
import { openFirebaseApp } from '../../../src/services/firebase/app';
import { createRatesGateway } from '../../../src/services/firebase/ratesGateway';
import { readRates } from '../../../src/services/firebase/ratesReader';
import type { RatesGateway, RatesMessage, RawCurrency } from '../../../src/ports/rates';
import { buildRecord } from '../../support/builders';
import { eventually } from '../../support/eventually';
import type { FaultProxy } from '../../support/faultProxy';
import { startFaultProxy } from '../../support/faultProxy';
import { startTestBackend } from '../../support/localBackend';

/** A list that is much longer than what the SDK and its server say to each other besides. */
const NAME = 'názov '.repeat(1_000);
const usd = buildRecord({ name_sk: NAME });
const czk = buildRecord({ acronym: 'CZK', name_sk: NAME });

let backend: LocalBackend;
let database: FaultProxy;
let app: FirebaseApp;

beforeEach(async () => {
  ({ backend } = await startTestBackend({ seed: { currencies: { usd, czk } } }));
  database = await startFaultProxy(backend.databasePort);
});

afterEach(async () => {
  await deleteApp(app);
  await database.stop();
  await backend.stop();
});

/** A gateway that is given what the database holds at this moment. */
async function openGateway(): Promise<RatesGateway> {
  const environment = demoEnvironment({ databasePort: database.port, authPort: backend.authPort });
  const alreadyRead = await readRates(environment.firebase.databaseURL);
  app = openFirebaseApp(environment.firebase);
  return createRatesGateway(app, environment, alreadyRead);
}

function watch(gateway: RatesGateway) {
  const messages: RatesMessage[] = [];
  const before = database.passed.down;
  gateway.watchRates((message) => messages.push(message));
  return { messages, bytes: () => database.passed.down - before };
}

const listOf = (record: object): readonly RawCurrency[] =>
  Object.entries(record).map(([key, value]) => ({ key, value: value as unknown }));

describe('a list that was already read', () => {
  it('is told as it was read, without being sent again', async () => {
    const { messages, bytes } = watch(await openGateway());
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages).toEqual([{ type: 'rates', currencies: listOf({ czk, usd }) }]);
    expect(bytes()).toBeLessThan(NAME.length);
  });

  it('is told only when the server has confirmed that it still holds', async () => {
    const gateway = await openGateway();
    await database.setFault({ kind: 'hold', directions: ['down'], afterwards: 'deliver' });
    const { messages } = watch(gateway);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(messages).toEqual([]);
    await database.setFault({ kind: 'none' });
    await eventually(() => expect(messages).toHaveLength(1));
  });

  it('is followed from then on', async () => {
    const { messages } = watch(await openGateway());
    await eventually(() => expect(messages).toHaveLength(1));
    backend.write('/currencies/usd/buy', 1.25);
    await eventually(() => expect(messages).toHaveLength(2));
    expect(messages[1]).toEqual({ type: 'rates', currencies: listOf({ czk, usd: { ...usd, buy: 1.25 } }) });
  });

  it.each([
    ['changed', { czk, usd: { ...usd, buy: 1.25 } }],
    ['shorter', { usd }],
    ['longer', { czk, eur: buildRecord({ acronym: 'EUR' }), usd }],
    ['gone', {}],
  ])('is sent when it is another by now: %s', async (_, currencies) => {
    const gateway = await openGateway();
    backend.write('/currencies', currencies);
    const { messages } = watch(gateway);
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages).toEqual([{ type: 'rates', currencies: listOf(currencies) }]);
  });

  it('may hold anything', async () => {
    const children = {
      0: 'text',
      7: usd,
      constructor: { buy: 'x' },
      hasOwnProperty: 1,
      list: [1, { deep: [true] }],
      number: 1e-7,
      usd,
    };
    backend.write('/currencies', children);
    const { messages, bytes } = watch(await openGateway());
    await eventually(() => expect(messages).toHaveLength(1));
    expect(messages).toEqual([{ type: 'rates', currencies: listOf(children) }]);
    expect(bytes()).toBeLessThan(NAME.length);
  });

  it('is not counted on when the connection was quicker', async () => {
    const gateway = await openGateway();
    const postponed: (() => void)[] = [];
    const { setTimeout: setTimer } = globalThis;
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, milliseconds) => {
      // A browser keeps the timers of a hidden page back for a second, but not its sockets.
      if (milliseconds === undefined) {
        postponed.push(callback);
      }
      return setTimer(milliseconds === undefined ? () => undefined : callback, milliseconds);
    });
    const { messages } = watch(gateway);
    timers.mockRestore();
    backend.write('/currencies/usd/buy', 1.25);
    await eventually(() => expect(messages).not.toHaveLength(0));
    expect(postponed).toHaveLength(1);
    postponed.forEach((callback) => callback());
    expect(messages).toEqual([{ type: 'rates', currencies: listOf({ czk, usd: { ...usd, buy: 1.25 } }) }]);
  });

  it('is no longer counted on by a later subscription', async () => {
    const gateway = await openGateway();
    const first = watch(gateway);
    await eventually(() => expect(first.messages).toHaveLength(1));
    backend.write('/currencies/usd/buy', 1.25);
    await eventually(() => expect(first.messages).toHaveLength(2));
    const second = watch(gateway);
    await eventually(() => expect(second.messages).toHaveLength(1));
    expect(second.messages).toEqual([{ type: 'rates', currencies: listOf({ czk, usd: { ...usd, buy: 1.25 } }) }]);
    expect(first.messages).toHaveLength(2);
  });
});
