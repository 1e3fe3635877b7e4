import fc from 'fast-check';
import type { History } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';

/** When histories begin, in milliseconds since 1970. */
export const START = Date.parse('2026-04-13T08:00:00Z');

const rate = fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1_000);

/** Any sequence of additions, saves and retirements of three currencies, at least one second apart. */
export const historyArbitrary: fc.Arbitrary<History> = fc
  .array(
    fc.record({
      acronym: fc.constantFrom('USD', 'CZK', 'HUF'),
      pause: fc.constantFrom(1_000, 60_000, 86_400_000),
      rates: fc.option(fc.record({ buy: rate, sell: rate }), { freq: 4 }),
    }),
    { maxLength: 30 },
  )
  .map((steps) => {
    let at = START;
    return buildHistory(
      steps.map(({ acronym, pause, rates }) => {
        at += pause;
        return { acronym, at, rates };
      }),
    );
  });
