import { createSelector } from '@reduxjs/toolkit';
import type { RateDifference } from '../../domain/archive/difference';
import { differencesOf } from '../../domain/archive/difference';
import { matchesArchiveFilter } from '../../domain/archive/filter';
import { listBefore } from '../../domain/archive/listAt';
import type { Save } from '../../domain/archive/saves';
import { savesOf } from '../../domain/archive/saves';
import { selectReading } from '../../features/rates/ratesSlice';
import { selectArchiveFilter, selectIsMoreStored, selectLaterEntries, selectWanted, selectWholeEntries } from './archiveSlice';

/** A save as the history shows it: those of its changes that are looked for, and all of them. */
export interface ShownSave {
  readonly shown: Save<RateDifference>;
  readonly whole: Save<RateDifference>;
}

/** None before a list has come: without it nobody knows what the newest changes led to. */
const selectDifferences = createSelector(
  [selectWholeEntries, selectLaterEntries, selectReading],
  (entries, later, reading): readonly RateDifference[] =>
    reading === null ? [] : differencesOf(entries, listBefore(later, reading.currencies)),
);

const selectSaves = createSelector([selectDifferences], savesOf);

const selectMatchingSaves = createSelector([selectSaves, selectArchiveFilter], (saves, filter): readonly ShownSave[] =>
  saves.flatMap((whole) => {
    const [first, ...others] = whole.filter((change) => matchesArchiveFilter(change, filter));
    return first === undefined ? [] : [{ shown: [first, ...others], whole }];
  }),
);

/** The saves on the page: as many as make up the changes that are wanted, none of them cut. */
export const selectShownSaves = createSelector([selectMatchingSaves, selectWanted], (saves, wanted): readonly ShownSave[] => {
  let count = 0;
  const end = saves.findIndex(({ shown }) => {
    count += shown.length;
    return count >= wanted;
  });
  return end === -1 ? saves : saves.slice(0, end + 1);
});

/** Whether older changes can be asked for. */
export const selectHasOlder = createSelector(
  [selectMatchingSaves, selectShownSaves, selectIsMoreStored, selectReading],
  (matching, shown, isMoreStored, reading) => reading !== null && (isMoreStored || matching.length > shown.length),
);
