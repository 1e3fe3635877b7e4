import type { ArchiveEntry } from './entry';

type Saved = Pick<ArchiveEntry, 'save' | 'by'>;

/** Changes that one press of the button made, the newest first. */
export type Save<Change extends Saved> = readonly [Change, ...Change[]];

/** Whether two changes were made by one save; its id is the writer's own, so that another account's is another one. */
export function isSameSave(one: Saved, other: Saved): boolean {
  return one.save === other.save && one.by === other.by;
}

/** Changes by save, each save in the place of its newest change. */
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
