import { isSameList } from '../../src/domain/sameList';

describe('isSameList', () => {
  it.each([
    { one: [], other: [], expected: true },
    { one: ['a', 'b'], other: ['a', 'b'], expected: true },
    { one: ['a', 'b'], other: ['b', 'a'], expected: false },
    { one: ['a'], other: ['a', 'b'], expected: false },
    { one: ['a', 'b'], other: ['a'], expected: false },
  ])('$one and $other: $expected', ({ one, other, expected }) => {
    expect(isSameList(one, other)).toBe(expected);
  });

  it('compares identities unless told how', () => {
    expect(isSameList([{ id: 1 }], [{ id: 1 }])).toBe(false);
    expect(isSameList([{ id: 1 }], [{ id: 1 }], (one, other) => one.id === other.id)).toBe(true);
    expect(isSameList([{ id: 1 }], [{ id: 2 }], (one, other) => one.id === other.id)).toBe(false);
  });
});
