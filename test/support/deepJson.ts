/** JSON of one object in another, so many levels deep: deeper than `JSON.stringify` itself could write it. */
export function deepJson(levels: number, member = 'a'): string {
  return `{${JSON.stringify(member)}:`.repeat(levels) + '1' + '}'.repeat(levels);
}
