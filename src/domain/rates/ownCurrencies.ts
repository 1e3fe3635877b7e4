import { isQuoted } from './currency';

/** So many of a visitor's own currencies come first (rule 86). */
const COUNT = 2;

/** A visitor's last own currencies once he has used some, the last used ones first; the base currency is nobody's own. */
export function lastUsed(used: readonly string[], own: readonly string[]): readonly string[] {
  const quoted = used.filter((acronym) => isQuoted({ acronym }));
  return [...new Set([...quoted, ...own])].slice(0, COUNT);
}

/** The list's order for a visitor: his own currencies, then the office's order. */
export function ownFirst(own: readonly string[], order: readonly string[]): readonly string[] {
  return [...new Set([...own, ...order])];
}
