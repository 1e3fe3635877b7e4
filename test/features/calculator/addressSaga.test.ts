import { createAppStore } from '../../../src/app/store';
import { amountChanged, modeChosen, wantedCurrencyChosen } from '../../../src/features/calculator/calculatorSlice';
import { stepTaken, watchAddress, WRITTEN_AFTER } from '../../../src/features/calculator/extras/addressSaga';
import { rateChosen, ratesReceived } from '../../../src/features/rates/ratesSlice';
import type { AddressParameters } from '../../../src/ports/address';
import { buildCurrency } from '../../support/builders';
import { createFakeAddress } from '../../support/fakeGateways';

const calculatorSettings = { currencyOrder: ['USD', 'CZK'], decimalSeparator: ',' };

function open(parameters: AddressParameters, ...before: Parameters<ReturnType<typeof createAppStore>['store']['dispatch']>[0][]) {
  const errors: unknown[] = [];
  const reportError = (error: unknown): void => void errors.push(error);
  const { store, runSaga } = createAppStore(reportError);
  before.forEach((event) => store.dispatch(event));
  const address = createFakeAddress(parameters);
  const task = runSaga(watchAddress, { address, calculatorSettings, reportError });
  return { store, address, errors, task, input: () => store.getState().calculator };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a link carries', () => {
  it.each([
    [
      { from: 'CZK', to: 'EUR', amount: '50' },
      { mode: null, amountText: '50', ownedAcronym: 'CZK', wantedAcronym: 'EUR' },
    ],
    [{ receive: '1000' }, { mode: 'exact', amountText: '1000', ownedAcronym: null, wantedAcronym: null }],
    [
      { to: 'usd', amount: '1234.5' },
      { mode: null, amountText: '1234,50', ownedAcronym: null, wantedAcronym: 'USD' },
    ],
    [{ amount: '1.234' }, { mode: null, amountText: '1,2340', ownedAcronym: null, wantedAcronym: null }],
    [{ receive: '' }, { mode: 'exact', amountText: null, ownedAcronym: null, wantedAcronym: null }],
    [{ from: 'GBP' }, { mode: null, amountText: null, ownedAcronym: 'GBP', wantedAcronym: null }],
  ])('%j is filled in', (parameters, expected) => {
    const listed = ratesReceived({ currencies: [buildCurrency({ acronym: 'GBP' })], receivedAt: 0 });
    expect(open(parameters, listed).input()).toEqual(expected);
  });

  it.each<AddressParameters>([
    {},
    { from: '', to: '', amount: '' },
    { from: 'XXX', to: '__proto__', amount: '-5', receive: '1e9' },
    { from: '<b>', to: 'EURO', amount: '9'.repeat(100_000), receive: 'NaN' },
  ])('that is nothing of ours changes nothing, and stays in the address (%#)', async (parameters) => {
    const { input, address } = open(parameters);
    expect(input()).toEqual({ mode: null, amountText: null, ownedAcronym: null, wantedAcronym: null });
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.writes.made).toBe(0);
  });

  it('comes after what the visitor has already done, and the address tells it then', () => {
    const { input, address } = open({ to: 'USD', receive: '7', utm: 'x' }, wantedCurrencyChosen('CZK'), amountChanged('20'));
    expect(input()).toMatchObject({ mode: null, amountText: '20', wantedAcronym: 'CZK' });
    expect(address.parameters).toEqual({ from: 'EUR', to: 'CZK', amount: '20', utm: 'x' });
  });
});

describe('the address', () => {
  it('is written once the input rests, not at every key', async () => {
    const { store, address } = open({});
    for (const text of ['1', '12', '12,', '12,5']) {
      store.dispatch(amountChanged(text));
      await jest.advanceTimersByTimeAsync(WRITTEN_AFTER - 1);
    }
    expect(address.writes.made).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'USD', amount: '12.5' });
    expect(address.writes.made).toBe(1);
  });

  it('follows every act: the mode, a row of the list, an amount that is none', async () => {
    const { store, address } = open({ amount: '50' });
    store.dispatch(modeChosen('exact'));
    store.dispatch(rateChosen('CZK'));
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'CZK', receive: '50' });
    store.dispatch(amountChanged('veľa'));
    store.dispatch(wantedCurrencyChosen(''));
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', receive: '' });
  });

  it('carries a mode that is chosen alone', async () => {
    const { store, address } = open({});
    store.dispatch(modeChosen('exact'));
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'USD', receive: '' });
    store.dispatch(modeChosen('given'));
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'USD' });
  });

  it('is written again after a step through the history', async () => {
    const { address } = open({ amount: '50' });
    address.parameters = {};
    address.step();
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'USD', amount: '50' });
  });

  it('is written again when the router has led to the page by an address without input', async () => {
    const { store, address } = open({ amount: '50' });
    address.parameters = {};
    store.dispatch(stepTaken());
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'USD', amount: '50' });
  });

  it('is left as it is where the browser refuses, and written at the next change', async () => {
    const { store, address, errors } = open({});
    const refusal = new Error('too often');
    const replace = jest.spyOn(address, 'replace').mockImplementationOnce(() => {
      throw refusal;
    });
    store.dispatch(amountChanged('1'));
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(errors).toEqual([refusal]);
    store.dispatch(amountChanged('2'));
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({ from: 'EUR', to: 'USD', amount: '2' });
    expect(replace).toHaveBeenCalledTimes(2);
  });

  it('is watched until the saga ends', async () => {
    const { address, task } = open({ amount: '50' });
    task.cancel();
    address.parameters = {};
    address.step();
    await jest.advanceTimersByTimeAsync(WRITTEN_AFTER);
    expect(address.parameters).toEqual({});
  });
});
