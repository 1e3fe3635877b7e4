import { createSelector } from '@reduxjs/toolkit';
import { isEditable } from '../../domain/rates/rateEdit';
import { planSave } from '../../domain/rates/savePlan';
import type { RatesRootState } from '../../features/rates/ratesSlice';
import { selectOrderedCurrencies, selectRatesStatus } from '../../features/rates/ratesSlice';
import type { EditorRoot } from './editorSlice';
import { selectEdits } from './editorSlice';

/** The part of the store's state that the selectors read. */
export type EditorRootState = RatesRootState & EditorRoot;

/** The editor's rows: every currency but EUR whose rates could be read, in the given order of acronyms. */
export const selectEditableCurrencies = createSelector([selectOrderedCurrencies], (currencies) => currencies.filter(isEditable));

/** What a save would do now. */
export const selectSavePlan = createSelector([selectEditableCurrencies, selectEdits], (currencies, edits) =>
  planSave(
    currencies,
    edits.filter(({ acknowledgedAs }) => acknowledgedAs === null),
  ),
);

export const selectUnsavedCount = createSelector([selectSavePlan], ({ changeCount }) => changeCount);

/** Whether the list on the screen follows the database: only then may anything be written over it. */
export const selectIsConnected = createSelector([selectRatesStatus], (status) => status === 'live');
