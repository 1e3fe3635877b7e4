import type { StaffNames } from '../../ports/archive';

/** The name of an account in the list of staff names; null for an account without a name. */
export function nameOf(account: string, names: StaffNames | null): string | null {
  return names !== null && Object.hasOwn(names, account) ? (names[account] ?? null) : null;
}
