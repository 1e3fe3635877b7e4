import { createSelector } from '@reduxjs/toolkit';
import type { RateDifference } from '../../domain/archive/difference';
import { differencesOf } from '../../domain/archive/difference';
import { matchesArchiveFilter } from '../../domain/archive/filter';
import { listBefore } from '../../domain/archive/listAt';
import type { Save } from '../../domain/archive/saves';
import { savesOf } from '../../domain/archive/saves';
import { selectReading } from '../../features/rates/ratesSlice';
import { selectKnownCurrencies } from '../rateEditor/editorSelectors';
import { selectArchiveFilter, selectIsMoreStored, selectLaterEntries, selectWanted, selectWholeEntries } from './archiveSlice';

/** A save as the history shows it: its changes that match the filter, and all its changes. */
export interface ShownSave {
  readonly shown: Save<RateDifference>;
  readonly whole: Save<RateDifference>;
}

/** Empty before a list has come: without the list nobody knows what the newest changes led to. */
const selectDifferences = createSelector(
  [selectWholeEntries, selectLaterEntries, selectReading, selectKnownCurrencies],
  (entries, later, reading, currencies): readonly RateDifference[] =>
    reading === null ? [] : differencesOf(entries, listBefore(later, currencies)),
);

const selectSaves = createSelector([selectDifferences], savesOf);

const selectMatchingSaves = createSelector([selectSaves, selectArchiveFilter], (saves, filter): readonly ShownSave[] =>
  saves.flatMap((whole) => {
    const [first, ...others] = whole.filter((change) => matchesArchiveFilter(change, filter));
    return first === undefined ? [] : [{ shown: [first, ...others], whole }];
  }),
);

/** The saves on the page: enough whole saves to show the wanted number of changes. */
export const selectShownSaves = createSelector([selectMatchingSaves, selectWanted], (saves, wanted): readonly ShownSave[] => {
  let count = 0;
  const end = saves.findIndex(({ shown }) => {
    count += shown.length;
    return count >= wanted;
  });
  return end === -1 ? saves : saves.slice(0, end + 1);
});

/** Whether there may be older changes to load or show. */
export const selectHasOlder = createSelector(
  [selectMatchingSaves, selectShownSaves, selectIsMoreStored, selectReading],
  (matching, shown, isMoreStored, reading) => reading !== null && (isMoreStored || matching.length > shown.length),
);
