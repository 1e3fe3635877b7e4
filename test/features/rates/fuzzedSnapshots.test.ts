import type { Action } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { ratesSlice, selectLastUpdated, selectListedCurrencies } from '../../../src/features/rates/ratesSlice';
import { watchRates } from '../../../src/features/rates/ratesSaga';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import { demoSite } from '../../support/demoSite';
import { fuzzedSnapshot } from '../../support/fuzzedSnapshot';
import { propertyRuns } from '../../support/propertyRuns';
import { runSagaWith } from '../../support/runSagaWith';

/** Reading is fast, so this property gets ten times as many runs as the others. */
const SNAPSHOTS = 10 * propertyRuns;
const WRITTEN_RATE = /^\d{1,3}(\u00a0\d{3})*,\d+$/;

jest.setTimeout(120_000);

describe('any snapshot', () => {
  it('lists exactly its sound records, in writing without an exponent, NaN or Infinity', () => {
    const reported: unknown[] = [];
    const reportError = (error: unknown): void => void reported.push(error);

    fc.assert(
      fc.property(fuzzedSnapshot, (children) => {
        const gateway = createFakeRatesGateway();
        const { dispatched, errors, task } = runSagaWith(watchRates, { gateway, clock: createFakeClock(), reportError });
        gateway.sendRates(...children);
        task.cancel();
        expect(errors).toEqual([]);
        const event = dispatched.pop() as Action;
        const state = { rates: ratesSlice.reducer(undefined, event) };
        const listed = selectListedCurrencies(state, []);
        expect(listed.map(({ key }) => key).sort()).toEqual(
          children
            .filter((child) => child.listed)
            .map(({ key }) => key)
            .sort(),
        );
        expect(
          listed
            .flatMap(({ buy, sell }) => [buy, sell])
            .map(demoSite.format.rate)
            .filter((text) => !WRITTEN_RATE.test(text)),
        ).toEqual([]);
        const lastUpdated = selectLastUpdated(state);
        expect(lastUpdated === null || new Date(lastUpdated).getUTCFullYear() === 2026).toBe(true);
      }),
      { numRuns: SNAPSHOTS },
    );
    expect(reported).toEqual([]);
  });
});
