import fc from 'fast-check';
import type { RawCurrency } from '../../src/ports/rates';
import { buildRecord } from './builders';

/** A child of '/currencies', and whether it is expected to be listed. */
export interface FuzzedChild extends RawCurrency {
  readonly listed: boolean;
}

type Field = { readonly value: unknown; readonly good: boolean };

const good = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Field> => values.map((value) => ({ value, good: true }));
const bad = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Field> => values.map((value) => ({ value, good: false }));

/** Letters, markup, control characters, right-to-left marks: any text that isn't blank. */
const anyText = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      '\u202eDSU',
      'javascript:alert(1)',
      "' OR 1=1",
    ),
  )
  .filter((text) => text.trim() !== '');
const noText = fc.oneof(fc.constantFrom(null, undefined, true, 7), fc.array(anyText), fc.record({ nested: anyText }));

const anyRate = fc.oneof(
  fc.constantFrom(0, 1, 1e-7, 1e21, Number.MAX_VALUE, Number.MIN_VALUE, 20_082),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
);
const noRate = fc.oneof(
  fc.constantFrom(null, undefined, NaN, Infinity, -Infinity, -1, '1.2', '', true, [1.2], { rate: 1.2 }),
  fc.double({ max: -Number.MIN_VALUE, noNaN: true }),
);

const anyUpdated = fc.constantFrom(
  buildRecord().updated,
  '9999-12-31T23:59:59',
  '0001-01-01T00:00:00',
  '2026-02-31T00:00:00',
  'yesterday',
  '',
);

const mostly = (usual: fc.Arbitrary<Field>, odd: fc.Arbitrary<Field>): fc.Arbitrary<Field> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });

const fields = fc.record({
  acronym: mostly(
    good(fc.string({ minLength: 3, maxLength: 3, unit: fc.constantFrom(...'ABCDEFXYZ') })),
    // EUR is a valid record, but not listed.
    bad(fc.oneof(noText, fc.constantFrom('', '  ', 'EUR'))),
  ),
  name_en: mostly(good(anyText), bad(noText)),
  name_sk: mostly(good(anyText), bad(noText)),
  buy: mostly(good(anyRate), bad(noRate)),
  sell: mostly(good(anyRate), bad(noRate)),
  updated: mostly(good(fc.oneof(anyUpdated, anyText)), bad(noText)),
});

const record = fields.map((named) => ({
  value: Object.fromEntries(Object.entries(named).map(([name, { value }]) => [name, value])),
  listed: Object.values(named).every((field) => field.good),
}));
const noRecord = fc
  .oneof(
    fc.constantFrom(null, true, 0, 1.5, '', 'USD', [], [buildRecord()], {}),
    fc.jsonValue().filter((value) => !isObject(value)),
  )
  .map((value: unknown) => ({ value, listed: false }));

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const anyKey = fc.oneof(
  fc.string({ minLength: 3, maxLength: 3, unit: fc.constantFrom(...'abcdefxyz') }),
  fc.constantFrom('constructor', '__proto__', 'prototype', 'hasOwnProperty', 'toString', 'length', '0', '1', '7', '-1'),
);

const fuzzedChild: fc.Arbitrary<FuzzedChild> = fc
  .tuple(anyKey, fc.oneof({ weight: 6, arbitrary: record }, { weight: 1, arbitrary: noRecord }))
  .map(([key, child]) => ({ key, ...child }));

/** A list that a careless person or an attacker could have left in the database; its keys are unique, as in the database. */
export const fuzzedSnapshot = fc.uniqueArray(fuzzedChild, { maxLength: 30, selector: ({ key }) => key });
