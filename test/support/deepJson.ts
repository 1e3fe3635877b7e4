/** JSON of objects nested to the given number of levels, which may be more than `JSON.stringify` could write. */
export function deepJson(levels: number, member = 'a'): string {
  return `{${JSON.stringify(member)}:`.repeat(levels) + '1' + '}'.repeat(levels);
}
