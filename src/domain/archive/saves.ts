import type { ArchiveEntry } from './entry';

type Saved = Pick<ArchiveEntry, 'save' | 'by'>;

/** The changes that one press of the button made, newest first. */
export type Save<Change extends Saved> = readonly [Change, ...Change[]];

/** Whether one save made both changes. Writers choose the save's id, so equal ids of two accounts are two saves. */
export function isSameSave(one: Saved, other: Saved): boolean {
  return one.save === other.save && one.by === other.by;
}

/** Changes grouped by save; each save takes the place of its newest change. */
export function savesOf<Change extends Saved>(changes: readonly Change[]): readonly Save<Change>[] {
  const saves = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const id = JSON.stringify([change.by, change.save]);
    const known = saves.get(id);
    if (known === undefined) {
      saves.set(id, [change]);
    } else {
      known.push(change);
    }
  }
  return [...saves.values()];
}
