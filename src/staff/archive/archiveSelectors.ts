import { createSelector } from '@reduxjs/toolkit';
import type { RateDifference } from '../../domain/archive/difference';
import { differencesOf } from '../../domain/archive/difference';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { matchesArchiveFilter } from '../../domain/archive/filter';
import { listBefore } from '../../domain/archive/listAt';
import { changesShownIn } from '../../domain/archive/listNumber';
import { mergeEntries } from '../../domain/archive/order';
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

/**
 * Empty before a list has come: without the list nobody knows what the newest changes led to. While the list is behind, the
 * changes that it doesn't show yet are left out for the same reason.
 */
const selectDifferences = createSelector(
  [selectWholeEntries, selectLaterEntries, selectReading, selectKnownCurrencies],
  (entries, later, reading, currencies): readonly RateDifference[] => {
    if (reading === null) {
      return [];
    }
    const shown = new Set(changesShownIn(currencies, mergeEntries(later, entries)).map(({ key }) => key));
    const isShown = ({ key }: ArchiveEntry): boolean => shown.has(key);
    return differencesOf(entries.filter(isShown), listBefore(later.filter(isShown), currencies));
  },
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
