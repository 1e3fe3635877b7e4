/** Whether two lists hold equal items in the same order; by default, items are equal if they are identical. */
export function isSameList<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): boolean {
  return one.length === other.length && one.every((item, index) => isSame(item, other[index] as Item));
}
