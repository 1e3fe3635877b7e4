import fc from 'fast-check';

/** The number of inputs for each property: 1,000 unless PROPERTY_RUNS says otherwise. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 1_000);

const MILLISECONDS_A_RUN = 20;

/** Sets the number of runs, and a time limit in proportion to it. */
export function configureProperties(): void {
  fc.configureGlobal({ numRuns: propertyRuns, endOnFailure: process.env['PROPERTY_SHRINKING'] === 'off' });
  jest.setTimeout(Math.max(5_000, propertyRuns * MILLISECONDS_A_RUN));
}
