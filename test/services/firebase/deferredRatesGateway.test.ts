import { createDeferredRatesGateway } from '../../../src/services/firebase/deferredRatesGateway';
import { buildRaw } from '../../support/builders';
import type { FakeRatesGateway } from '../../support/fakeGateways';
import { createFakeRatesGateway } from '../../support/fakeGateways';

function defer() {
  const arriving = createFakeRatesGateway();
  const reported: unknown[] = [];
  const loads: { arrive: (gateway: FakeRatesGateway) => void; fail: (error: Error) => void }[] = [];
  const gateway = createDeferredRatesGateway({
    load: () => new Promise((resolve, reject) => loads.push({ arrive: resolve, fail: reject })),
    readRates: () => Promise.resolve([buildRaw()]),
    reportError: (error) => reported.push(error),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { gateway, arriving, reported, loads, settle };
}

describe('a deferred gateway', () => {
  it('is loaded by its first subscription, once for all of them', async () => {
    const { gateway, arriving, loads, settle } = defer();
    expect(loads).toHaveLength(0);
    const messages: unknown[] = [];
    const connections: boolean[] = [];
    gateway.subscribeToRates((message) => messages.push(message));
    gateway.subscribeToConnection((isConnected) => connections.push(isConnected));
    expect(loads).toHaveLength(1);

    loads[0]?.arrive(arriving);
    await settle();
    arriving.sendRates(buildRaw());
    arriving.setConnected(true);
    expect(messages).toEqual([{ type: 'rates', currencies: [buildRaw()] }]);
    expect(connections).toEqual([false, true]);
  });

  it("knows nothing of the server's clock before it has arrived", async () => {
    const { gateway, arriving, loads, settle } = defer();
    arriving.setServerLead(5_000);
    expect(gateway.serverLead()).toBe(0);
    gateway.subscribeToRates(jest.fn());
    loads[0]?.arrive(arriving);
    await settle();
    expect(gateway.serverLead()).toBe(5_000);
  });

  it('reads without it', async () => {
    const { gateway, loads } = defer();
    expect(await gateway.readRates()).toEqual([buildRaw()]);
    expect(loads).toHaveLength(0);
  });

  it('never opens a subscription that was closed before it arrived, and closes one that is open', async () => {
    const { gateway, arriving, loads, settle } = defer();
    gateway.subscribeToRates(jest.fn())();
    const close = gateway.subscribeToRates(jest.fn());
    loads[0]?.arrive(arriving);
    await settle();
    expect(arriving.subscriptions).toEqual({ opened: 1, open: 1 });
    close();
    expect(arriving.subscriptions.open).toBe(0);
  });

  it('fails its subscriptions when it cannot be loaded, and is loaded again by the next', async () => {
    const { gateway, arriving, reported, loads, settle } = defer();
    const messages: unknown[] = [];
    const connections: boolean[] = [];
    gateway.subscribeToRates((message) => messages.push(message));
    gateway.subscribeToRates((message) => messages.push(message))();
    gateway.subscribeToConnection((isConnected) => connections.push(isConnected));
    const failure = new Error('The download broke.');
    loads[0]?.fail(failure);
    await settle();
    expect(messages).toEqual([{ type: 'failed', reason: 'failed' }]);
    expect(connections).toEqual([false]);
    expect(reported).toEqual([failure, failure, failure]);

    gateway.subscribeToRates((message) => messages.push(message));
    loads[1]?.arrive(arriving);
    await settle();
    arriving.sendRates();
    expect(messages.at(-1)).toEqual({ type: 'rates', currencies: [] });
    arriving.setConnected(true);
    expect(connections).toEqual([false, false, true]);
  });

  it('opens at once what subscribes after its arrival', async () => {
    const { gateway, arriving, loads, settle } = defer();
    gateway.subscribeToRates(jest.fn())();
    loads[0]?.arrive(arriving);
    await settle();
    const connections: boolean[] = [];
    gateway.subscribeToConnection((isConnected) => connections.push(isConnected));
    expect(connections).toEqual([false]);
  });

  it('passes on, after its arrival, when the connection is given back and taken again', async () => {
    const { gateway, arriving, loads, settle } = defer();
    gateway.disconnect();
    gateway.reconnect();
    gateway.subscribeToRates(jest.fn());
    gateway.disconnect();
    loads[0]?.arrive(arriving);
    await settle();
    expect([arriving.disconnects.made, arriving.reconnects.made]).toEqual([1, 0]);
    gateway.reconnect();
    await settle();
    expect(arriving.reconnects.made).toBe(1);
    await gateway.checkConnection();
    expect(arriving.checks.made).toBe(1);
  });
});
