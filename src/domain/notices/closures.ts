import type { Closure } from '../time/openingHours';
import type { Notice } from './notice';

/** The closures among the notices, in the form that opening hours use. */
export function closuresOf(notices: readonly Notice[]): readonly Closure[] {
  return notices.flatMap(({ firstDay, lastDay, closed }) => (closed === null ? [] : [{ firstDay, lastDay, closed }]));
}
