import type { Services } from '../../src/app/rootSaga';
import { rootSaga } from '../../src/app/rootSaga';
import { RELEASE_AFTER } from '../../src/features/rates/connectionSaga';
import { recordsOf } from '../../src/features/rates/currencyRecords';
import type { RatesState } from '../../src/features/rates/ratesSlice';
import { initialRatesState, ratesReceived } from '../../src/features/rates/ratesSlice';
import { buildCurrency, buildRaw } from '../support/builders';
import {
  createFakeClock,
  createFakeMemory,
  createFakeOwnCurrencies,
  createFakeRatesGateway,
  createFakePageLifecycle,
} from '../support/fakeGateways';
import { runSagaWithState } from '../support/runSagaWith';

// The saga's watchers outlive the test; with fake timers, their timers don't.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(rates: RatesState, changes: Partial<Services> = {}) {
  const gateway = createFakeRatesGateway();
  const pageLifecycle = createFakePageLifecycle();
  const clock = createFakeClock(5_000);
  const run = runSagaWithState(() => ({ rates }), rootSaga, {
    gateway,
    firstReading: Promise.resolve(null),
    memory: createFakeMemory(),
    ownCurrencies: createFakeOwnCurrencies(),
    calculatorSettings: { currencyOrder: [], decimalSeparator: ',' },
    pageLifecycle,
    clock,
    reportError: jest.fn(),
    ...changes,
  });
  return { gateway, pageLifecycle, clock, ...run };
}

describe('rootSaga', () => {
  it('keeps the other watchers alive when one fails', () => {
    const failure = new Error('The network cannot be watched.');
    const reportError = jest.fn();
    const { gateway, dispatched } = start(initialRatesState, {
      pageLifecycle: {
        ...createFakePageLifecycle(),
        subscribeToNetwork: () => {
          throw failure;
        },
      },
      reportError,
    });
    expect(reportError.mock.calls).toEqual([[failure]]);
    gateway.sendRates(buildRaw());
    expect(dispatched).toEqual([ratesReceived({ currencies: [buildCurrency()], receivedAt: 5_000 })]);
  });

  it('follows the rates anew as soon as a device that slept for long is looked at', () => {
    const { gateway, pageLifecycle, clock } = start({ status: 'live', currencies: recordsOf([]), receivedAt: 5_000 });
    pageLifecycle.setPageState('hidden');
    clock.time += RELEASE_AFTER;
    pageLifecycle.setPageState('visible');
    expect(gateway.subscriptions).toEqual({ opened: 2, open: 1 });
    expect(gateway.checks.made).toBe(0);
  });

  it('asks for a sign of life as soon as one that slept for less is looked at', () => {
    const { gateway, pageLifecycle, clock } = start({ status: 'live', currencies: recordsOf([]), receivedAt: 5_000 });
    pageLifecycle.setPageState('hidden');
    clock.time += RELEASE_AFTER - 1;
    pageLifecycle.setPageState('visible');
    expect(gateway.subscriptions).toEqual({ opened: 1, open: 1 });
    expect(gateway.checks.made).toBe(1);
  });
});
