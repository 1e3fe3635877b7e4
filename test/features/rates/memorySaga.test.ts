import { recordsOf } from '../../../src/features/rates/currencyRecords';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { ratesFailed, ratesRead, ratesReceived } from '../../../src/features/rates/ratesSlice';
import { KEEP_AFTER, watchMemory } from '../../../src/features/rates/memorySaga';
import { buildCurrency } from '../../support/builders';
import { createFakeMemory } from '../../support/fakeGateways';
import { runSagaWithState } from '../../support/runSagaWith';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const usd = { currencies: [buildCurrency()], receivedAt: 5_000 };
const shownUsd = { ...usd, currencies: recordsOf(usd.currencies) };

function startWatching(state: RatesState) {
  const memory = createFakeMemory();
  return { memory, ...runSagaWithState(() => ({ rates: state }), watchMemory, { memory }) };
}

describe('watchMemory', () => {
  it('keeps the rates that were shown before it ran', () => {
    expect(startWatching({ status: 'read', ...shownUsd }).memory.reading).toEqual(usd);
  });

  it('keeps nothing while there is nothing', async () => {
    const { memory, send } = startWatching({ status: 'waiting' });
    send(ratesReceived(usd));
    await jest.advanceTimersByTimeAsync(KEEP_AFTER);
    expect(memory.reading).toBeNull();
  });

  it.each([ratesRead, ratesReceived])('keeps new rates once they have been quiet for a second', async (event) => {
    const { memory, send } = startWatching({ status: 'live', ...shownUsd });
    memory.reading = null;
    send(event(usd));
    await jest.advanceTimersByTimeAsync(KEEP_AFTER - 1);
    send(event(usd));
    await jest.advanceTimersByTimeAsync(KEEP_AFTER - 1);
    expect(memory.reading).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(memory.reading).toEqual(usd);
  });

  it('keeps nothing new when something fails', async () => {
    const { memory, send } = startWatching({ status: 'interrupted', reason: 'denied', isRetrying: false, ...shownUsd });
    memory.reading = null;
    send(ratesFailed('denied'));
    await jest.advanceTimersByTimeAsync(KEEP_AFTER);
    expect(memory.reading).toBeNull();
  });
});
