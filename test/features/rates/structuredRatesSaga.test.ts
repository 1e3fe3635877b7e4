import { recordsOf } from '../../../src/features/rates/currencyRecords';
import { ratesReceived } from '../../../src/features/rates/ratesSlice';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { TOLD_AFTER, watchStructuredRates } from '../../../src/features/rates/structuredRatesSaga';
import { buildCurrency } from '../../support/builders';
import { runSagaWithState } from '../../support/runSagaWith';

const shown = { currencies: recordsOf([buildCurrency({ buy: 1.187, sell: 1.15 })]), receivedAt: 0 };
const reading = { currencies: [], receivedAt: 0 };

function startTelling(state: () => RatesState) {
  const publish = jest.fn();
  const saga = runSagaWithState(() => ({ rates: state() }), watchStructuredRates, {
    publish,
    columns: { acronym: 'Mena', name: 'Názov', buy: 'Nákup', sell: 'Predaj' },
    currencyOrder: ['USD'],
  });
  return { publish, ...saga };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what search engines read of the rates', () => {
  it('are both sides of each listed currency', () => {
    const { publish } = startTelling(() => ({ status: 'live', ...shown }));
    expect(publish.mock.calls).toEqual([
      [
        {
          '@context': 'https://schema.org',
          '@graph': [
            ['Nákup', 1.187],
            ['Predaj', 1.15],
          ].map(([name, price]) => ({
            '@type': 'ExchangeRateSpecification',
            name,
            currency: 'EUR',
            currentExchangeRate: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD' },
          })),
        },
      ],
    ]);
  });

  it.each([
    { status: 'waiting' },
    { status: 'remembered', ...shown },
    { status: 'interrupted', reason: 'offline', isRetrying: false, ...shown },
  ] as const)('are none while they are not known to be true: $status', (state) => {
    expect(startTelling(() => state).publish).not.toHaveBeenCalled();
  });

  it('follow the changes once these have settled', async () => {
    const { publish, send } = startTelling(() => ({ status: 'live', ...shown }));
    send(ratesReceived(reading));
    await jest.advanceTimersByTimeAsync(TOLD_AFTER - 1);
    send(ratesReceived(reading));
    await jest.advanceTimersByTimeAsync(TOLD_AFTER - 1);
    expect(publish).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(publish).toHaveBeenCalledTimes(2);
  });
});
