/** How deep a message may nest: the 32 levels of stored data, plus the levels around and below them in the protocol. */
const maxNesting = 40;

/** Whether a parsed message is nested so deep that recursion through it would exhaust the stack. */
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
