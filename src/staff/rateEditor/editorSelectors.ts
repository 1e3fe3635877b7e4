import { createSelector } from '@reduxjs/toolkit';
import { sortCurrencies } from '../../domain/rates/currencyOrder';
import { isQuoted } from '../../domain/rates/currency';
import { isEditable } from '../../domain/rates/rateEdit';
import { planSave } from '../../domain/rates/savePlan';
import { recordsOf } from '../../features/rates/currencyRecords';
import type { RatesRootState } from '../../features/rates/ratesSlice';
import { selectCurrencies, selectRatesStatus, selectReceivedAt } from '../../features/rates/ratesSlice';
import type { EditorRoot } from './editorSlice';
import { selectEdits, selectNewerRecords } from './editorSlice';
import { applyNewerRecords, stillNewer } from './newerRecords';

/** The part of the store's state that the selectors read. */
export type EditorRootState = RatesRootState & EditorRoot;

/** All readable records as the server is known to hold them: the list, updated with newer records that it doesn't show yet. */
export const selectKnownCurrencies = createSelector([selectCurrencies, selectNewerRecords], (list, known) =>
  // An answer may come after the list has already moved on to somebody else's version.
  applyNewerRecords(list, stillNewer(known, list)),
);

const selectKnownRecords = createSelector([selectKnownCurrencies], recordsOf);

/** The record with this id as the server is known to hold it; null when it is gone. */
export function selectKnownCurrency(state: EditorRootState, id: string) {
  return selectKnownRecords(state)[id] ?? null;
}

/** All readable records, as above, in the given order of acronyms. */
export const selectOrderedKnown = createSelector(
  [selectKnownCurrencies, (_state: EditorRootState, order: readonly string[]) => order],
  sortCurrencies,
);

/** The editor's rows: every currency but EUR whose rates could be read, in the given order of acronyms. */
export const selectEditableCurrencies = createSelector([selectOrderedKnown], (currencies) => currencies.filter(isEditable));

/** What a save would do now. */
export const selectSavePlan = createSelector(
  [selectEditableCurrencies, selectEdits, (state: EditorRootState) => selectReceivedAt(state) !== null],
  (currencies, edits, hasList) => planSave(hasList ? currencies : null, edits),
);

export const selectUnsavedCount = createSelector([selectSavePlan], ({ changeCount }) => changeCount);

/** Whether the list on the screen follows the database; only then do the changes of others appear as they happen. */
export const selectIsFollowing = createSelector([selectRatesStatus], (status) => status === 'live');

/** The records that can't be edited as they are stored. */
export const selectFaultyRecords = createSelector([selectOrderedKnown], (currencies) =>
  currencies.filter((currency) => isQuoted(currency) && !isEditable(currency)),
);

/** The edits of currencies that no longer have a row; empty before a list has come. */
export const selectOrphanedEdits = createSelector([selectSavePlan, selectEdits], ({ goneKeys }, edits) =>
  edits.filter(({ key }) => goneKeys.includes(key)),
);
