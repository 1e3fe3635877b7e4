import fc from 'fast-check';
import { isPlainLine, toPlainLine } from '../../src/domain/plainLine';

it.each([
  [' a  b ', 'a b'],
  ['a\r\n\tb', 'a b'],
  ['a\u00a0b', 'a b'],
  ['a\u2028b', 'a b'],
  ['', ''],
])('%j is %j on one line', (text, line) => {
  expect(toPlainLine(text)).toBe(line);
});

it.each([
  ['x', true],
  ['abc', true],
  ['abcd', false],
  ['', false],
  [' x', false],
  ['x ', false],
  ['a  b', false],
  ['a b', true],
  ['a\nb', false],
  ['a\u00a0b', false],
  ['a\u202eb', false],
  ['a\u0000b', false],
  ['a💶', false],
  ['❤\ufe0f', false],
  ['ﬁ', false],
  ['Ａ', false],
  [null, false],
  [5, false],
])('%j as a line of at most 3: %s', (value, isOne) => {
  expect(isPlainLine(value, 3)).toBe(isOne);
});

it('a text on one line is one unless something in it has no mark or nothing is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ž', ' ', '\u00a0', '\n', '\u3000', '\ufeff') }), (text) => {
      const line = toPlainLine(text);
      expect(isPlainLine(line, text.length)).toBe(line !== '');
      expect(toPlainLine(line)).toBe(line);
    }),
  );
});
