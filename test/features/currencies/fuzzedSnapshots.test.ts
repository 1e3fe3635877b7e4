import fc from 'fast-check';
import { createAppStore } from '../../../src/app/store';
import { watchRates } from '../../../src/features/currencies/ratesSaga';
import { selectLastUpdated, selectListedCurrencies } from '../../../src/features/currencies/currenciesSlice';
import { formatRate } from '../../../src/domain/rateFormat';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import { fuzzedSnapshot } from '../../support/fuzzedSnapshot';
import { propertyRuns } from '../../support/propertyRuns';

/** The least that the parsing of records is tried with. */
const SNAPSHOTS = Math.max(10_000, propertyRuns);

jest.setTimeout(120_000);

describe('any snapshot', () => {
  it('lists exactly its sound records, in writing without an exponent, NaN or Infinity', () => {
    const gateway = createFakeRatesGateway();
    const errors: unknown[] = [];
    const reportError = (error: unknown): void => void errors.push(error);
    const { store, runSaga } = createAppStore(reportError);
    const task = runSaga(watchRates, { gateway, clock: createFakeClock(), reportError });

    fc.assert(
      fc.property(fuzzedSnapshot, (children) => {
        gateway.sendRates(...children);
        const listed = selectListedCurrencies(store.getState());
        expect(listed.map(({ key }) => key).sort()).toEqual(children.filter((child) => child.listed).map(({ key }) => key).sort());
        for (const { buy, sell } of listed) {
          expect(formatRate(buy)).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d+$/);
          expect(formatRate(sell)).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d+$/);
        }
        expect(selectLastUpdated(store.getState())).not.toBeNaN();
      }),
      { numRuns: SNAPSHOTS },
    );
    expect(errors).toEqual([]);
    task.cancel();
  });
});
