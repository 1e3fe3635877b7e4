import { rootSaga } from '../../src/app/rootSaga';
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

// Its watchers outlive the test, and their timers would too.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('rootSaga', () => {
  it('keeps the other watchers alive when one fails', () => {
    const gateway = createFakeRatesGateway();
    const failure = new Error('The network can not be watched.');
    const { dispatched, errors } = runSagaWithState(() => ({ rates: initialRatesState }), rootSaga, {
      gateway,
      firstReading: Promise.resolve(null),
      memory: createFakeMemory(),
      ownCurrencies: createFakeOwnCurrencies(),
      custom: { currencyOrder: [], decimalSeparator: ',' },
      pageLifecycle: {
        ...createFakePageLifecycle(),
        watchNetwork: () => {
          throw failure;
        },
      },
      clock: createFakeClock(5_000),
      reportError: jest.fn(),
    });
    expect(errors).toEqual([failure]);
    gateway.sendRates(buildRaw());
    expect(dispatched).toEqual([ratesReceived({ currencies: [buildCurrency()], receivedAt: 5_000 })]);
  });
});
