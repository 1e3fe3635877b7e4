import { isQuoted } from './currency';

/** How many of a visitor's own currencies come first (rule 86). */
const COUNT = 2;

/** A visitor's own currencies after they used some, the last used ones first. The base currency never counts as own. */
export function lastUsed(used: readonly string[], own: readonly string[]): readonly string[] {
  const quoted = used.filter((acronym) => isQuoted({ acronym }));
  return [...new Set([...quoted, ...own])].slice(0, COUNT);
}

/** The order of the list for a visitor: their own currencies, then the office's order. */
export function ownFirst(own: readonly string[], order: readonly string[]): readonly string[] {
  return [...new Set([...own, ...order])];
}
