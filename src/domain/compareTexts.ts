/** The order of two texts by their characters, which is the same in every browser's language: for `sort`. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
