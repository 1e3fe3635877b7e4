import fc from 'fast-check';
import { parseAmount } from '../../../src/domain/money/amount';

describe('parseAmount', () => {
  it.each([
    ['100', '100'],
    ['1 234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234\u202f567', '1234567'],
    ['1\u2009234', '1234'],
    ['12 345', '12345'],
    ['123 456 789,5', '123456789.5'],
    ['  50 ', '50'],
    ['0', '0'],
    ['007', '7'],
    ['12,', '12'],
    ['0,5', '0.5'],
    ['999999999999', '999999999999'],
  ])('reads %j as %s', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    ',',
    '.',
    ',5',
    '-1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    'Infinity',
    'NaN',
    'abc',
    '12abc',
    '1,2,3',
    '1.234,56',
    '1,234.56',
    '1 23',
    '12 34',
    '1234 567',
    '1  234',
    '1 2345',
    '１２',
    '٣',
    '1_000',
    '1/2',
    '50 %',
    '50 €',
    '<b>1</b>',
    '1234567890123',
    '0,1234567',
    'null',
  ])('reads no amount from %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('gives plain decimals or null for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', ' ', '-', 'e') })), (text) => {
        expect(parseAmount(text) ?? '0').toMatch(/^(0|[1-9]\d*)(\.\d+)?$/);
      }),
    );
  });
});
