/** Compares two texts by their characters, for `sort`: the order is the same in every browser language. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
