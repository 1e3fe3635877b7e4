import fc from 'fast-check';
import { readAmount, toUnambiguousText } from '../../../src/domain/money/amount';

const inSlovak = (text: string) => readAmount(text, ',');
const inEnglish = (text: string) => readAmount(text, '.');

describe('readAmount', () => {
  it.each([
    ['100', '100'],
    ['1 234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234\u202f567', '1234567'],
    ['1\u2009234', '1234'],
    ['12 345', '12345'],
    ['123 456 789,5', '123456789.5'],
    ["1'234", '1234'],
    ['1’234’567,8', '1234567.8'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1 234.567', '1234.567'],
    ['1234,567', '1234.567'],
    ['0,500', '0.5'],
    ['007.500', '7.5'],
    ['  50 ', '50'],
    ['0', '0'],
    ['007', '7'],
    ['12,', '12'],
    ['0,5', '0.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['7,50', '7.5'],
    ['0,123456789', '0.123456789'],
    ['１２', '12'],
    ['１，５', '1.5'],
    ['999999999999', '999999999999'],
    ['100,-', '100'],
    ['1 500,–', '1500'],
    ['1.234.567.--', '1234567'],
    ['\u200e100\u200b', '100'],
    ['\ufeff1\u2060 \u202d234,5\u202c', '1234.5'],
  ])('reads %j as %s in any language', (text, amount) => {
    const reading = { amount, otherReading: null, isInEuro: false };
    expect(inSlovak(text)).toEqual(reading);
    expect(inEnglish(text)).toEqual(reading);
  });

  it.each([
    ...['50€', '50 €', '€50', '€ 50', '50 eur', '50 EUR', '50EUR', '５０€', '50,- €'],
    ...['EUR 50', 'eur50', 'Euro 50,00', '50 eur.', 'EUR 50,-'],
    ...['50 euro', '50 Euros', '50 eurá', '50 euró', '50 євро'],
  ])('reads the euro in %j', (text) => {
    expect(inSlovak(text)).toEqual({ amount: '50', otherReading: null, isInEuro: true });
  });

  it.each([
    ['1,000', '1', '1000'],
    ['1.000', '1000', '1'],
    ['12,340', '12.34', '12340'],
    ['123.456', '123456', '123.456'],
  ])(
    'reads %j by the language, %s in Slovak and %s in English, and gives the other reading beside it',
    (text, slovak, english) => {
      expect(inSlovak(text)).toEqual({ amount: slovak, otherReading: english, isInEuro: false });
      expect(inEnglish(text)).toEqual({ amount: english, otherReading: slovak, isInEuro: false });
      expect(inSlovak(`${text} €`)).toEqual({ amount: slovak, otherReading: english, isInEuro: true });
    },
  );

  it.each([
    '',
    ' ',
    ',',
    '.',
    '€',
    'eur',
    '-1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    'Infinity',
    'NaN',
    'abc',
    '12abc',
    '12 USD',
    '1,2,3',
    '1.2.3',
    '1.234.56',
    '1,234,56',
    '1 234 56',
    '1 23',
    '12 34',
    '1234 567',
    '1  234',
    '1 2345',
    "1'234 567",
    '٣',
    '1_000',
    '1/2',
    '５０％',
    '50 %',
    '€50€',
    '<b>1</b>',
    '1234567890123',
    '1 234 567 890 123',
    'null',
    '9'.repeat(100_000),
    `1${' '.repeat(100_000)}1`,
    '1'.padEnd(100_000, ' 000'),
    `0,${'0'.repeat(100_000)}`,
  ])('reads no amount from %.60j', (text) => {
    expect(inSlovak(text)).toBeNull();
  });

  it('finds an amount among a hundred thousand blanks at once', () => {
    const blanks = ' '.repeat(100_000);
    expect(inSlovak(`${blanks}50${blanks}`)?.amount).toBe('50');
  });

  it('gives plain decimals or nothing for any text', () => {
    const likely = fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', ' ', "'", '€', '-', 'e', 'u', 'r') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), likely), (text) => {
        const reading = inSlovak(text);
        expect(reading?.amount ?? '0').toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(reading?.otherReading ?? '0').toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });

  it('reads every way of writing a number as that number', () => {
    const writing = fc.record({
      whole: fc.integer({ min: 0, max: 999_999_999_999 }),
      decimals: fc.string({ unit: fc.constantFrom('0', '3', '7'), maxLength: 8 }),
      marks: fc.constantFrom([' ', ','], [' ', '.'], ["'", '.'], ['.', ','], [',', '.'], ['', ','], ['', '.']),
      around: fc.constantFrom(['', ''], ['€', ''], ['', ' €'], [' ', ' EUR']),
    });
    fc.assert(
      fc.property(writing, ({ whole, decimals, marks: [group = '', mark = ''], around: [before = '', behind = ''] }) => {
        const groups = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
        const text = before + groups + (decimals && mark + decimals) + behind;
        const amount = `${whole}.${decimals}`.replace(/\.?0*$/, '').replace(/^$/, '0');
        const exact = decimals.replace(/0+$/, '') ? amount : String(whole);
        const reading = inSlovak(text);
        expect([reading?.amount, reading?.otherReading]).toContain(exact);
      }),
    );
  });
});

describe('toUnambiguousText', () => {
  it.each([
    ['1000', '1000'],
    ['1', '1'],
    ['1.5', '1,50'],
    ['1.234', '1,2340'],
    ['1234.56', '1234,56'],
    ['0.1234567', '0,1234567'],
  ])('writes %s as %s', (amount, text) => {
    expect(toUnambiguousText(amount, ',')).toBe(text);
  });

  it('is read as the same amount in every language, and as no other', () => {
    const amounts = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([whole, decimals]) => `${whole}.${decimals}`);
    fc.assert(
      fc.property(amounts, fc.constantFrom(',', '.'), fc.constantFrom(',', '.'), (text, written, read) => {
        const amount = readAmount(`${text.padEnd(20, '0')}`, '.')?.amount ?? '';
        expect(readAmount(toUnambiguousText(amount, written), read)).toEqual({ amount, otherReading: null, isInEuro: false });
      }),
    );
  });
});
