import type { StaffNames } from '../../ports/archive';

/** What the staff call an account; null for one that has no name. */
export function nameOf(account: string, names: StaffNames | null): string | null {
  return names !== null && Object.hasOwn(names, account) ? (names[account] ?? null) : null;
}
