import { amountChanged, calculatorSlice } from '../../../src/features/calculator/calculatorSlice';
import { OWN_AFTER, watchOwnCurrencies } from '../../../src/features/calculator/ownCurrenciesSaga';
import { firstRatesState, ratesReceived } from '../../../src/features/rates/ratesSlice';
import { buildCurrency } from '../../support/builders';
import { createFakeOwnCurrencies } from '../../support/fakeGateways';
import { runSagaWithState } from '../../support/runSagaWith';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const reading = { currencies: ['USD', 'CZK', 'HUF'].map((acronym) => buildCurrency({ acronym })), receivedAt: 1 };

function start(owned: string, wanted: string, own: readonly string[] = [], amountText = '100') {
  const ownCurrencies = createFakeOwnCurrencies(own);
  const state = {
    rates: firstRatesState({ status: 'read', ...reading }),
    calculator: { ...calculatorSlice.getInitialState(), amountText, ownedAcronym: owned, wantedAcronym: wanted },
  };
  return {
    ownCurrencies,
    ...runSagaWithState(() => state, watchOwnCurrencies, {
      ownCurrencies,
      calculatorSettings: { currencyOrder: ['USD'], decimalSeparator: ',' },
    }),
  };
}

describe('watchOwnCurrencies', () => {
  it.each([
    ['USD', 'CZK', [], ['USD', 'CZK']],
    ['EUR', 'CZK', [], ['CZK']],
    ['EUR', 'CZK', ['HUF', 'USD'], ['CZK', 'HUF']],
    ['USD', 'EUR', ['HUF', 'USD'], ['USD', 'HUF']],
    ['CZK', 'CZK', ['HUF'], ['CZK', 'HUF']],
    ['EUR', 'EUR', ['HUF'], ['HUF']],
  ])('after %s → %s and before it %j keeps %j', async (owned, wanted, before, kept) => {
    const { ownCurrencies, send } = start(owned, wanted, before);
    send(amountChanged('100'));
    await jest.advanceTimersByTimeAsync(OWN_AFTER);
    expect(ownCurrencies.own).toEqual(kept);
  });

  it('keeps them once nothing has changed for a second, and when the rates come last', async () => {
    const { ownCurrencies, send } = start('USD', 'CZK');
    send(amountChanged('10'));
    await jest.advanceTimersByTimeAsync(OWN_AFTER - 1);
    send(ratesReceived(reading));
    await jest.advanceTimersByTimeAsync(OWN_AFTER - 1);
    expect(ownCurrencies.own).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ownCurrencies.own).toEqual(['USD', 'CZK']);
  });

  it.each([
    ['no amount', 'USD', 'CZK', ''],
    ['no wanted currency', 'USD', '', '100'],
    ['a currency that is not listed', 'USD', 'XXX', '100'],
  ])('keeps nothing of %s, which gives no result', async (_case, owned, wanted, amountText) => {
    const { ownCurrencies, send } = start(owned, wanted, [], amountText);
    send(amountChanged(amountText));
    await jest.advanceTimersByTimeAsync(OWN_AFTER);
    expect(ownCurrencies.own).toEqual([]);
  });
});
