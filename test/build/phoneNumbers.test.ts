import { isShownAs, numberToDial } from '../../build/phoneNumbers';

describe('numberToDial', () => {
  it.each([
    ['+421 905 123 456', '+421905123456'],
    ['+421 (0)905 123 456', '+421905123456'],
    ['+421 (905) 123-456', '+421905123456'],
  ])('of %s is %s', (display, number) => {
    expect(numberToDial(display)).toBe(number);
  });
});

describe('isShownAs', () => {
  it.each([
    ['+421905123456', '+421 905 123 456', true],
    ['+421905123456', '0905 123 456', true],
    ['+421905123456', '00421 905 123 456', true],
    ['+421905123456', '+421 (0)905 123 456', true],
    ['+421905123456', '0905 123 457', false],
    ['+421905123456', '123 456', false],
    ['+421905123456', '0905 123 456 kl. 12', false],
    ['+421905123456', 'call us', false],
  ])('%s as %s: %j', (number, display, expected) => {
    expect(isShownAs(number, display)).toBe(expected);
  });
});
