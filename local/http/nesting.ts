/** How deep a message may nest: the 32 levels of stored data, and what is around and below them on the wire. */
const maxNesting = 40;

/** Whether a parsed message nests so deep that walking through it by recursion would exhaust the stack. */
export function isNestedTooDeep(message: unknown): boolean {
  let level = [message];
  for (let depth = 0; depth <= maxNesting && level.length > 0; depth += 1) {
    level = level.flatMap(membersOf);
  }
  return level.length > 0;
}

function membersOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
