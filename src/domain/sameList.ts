/** Whether two lists hold the same things in the same order; by default the same are those with one identity. */
export function isSameList<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): boolean {
  return one.length === other.length && one.every((item, index) => isSame(item, other[index] as Item));
}
