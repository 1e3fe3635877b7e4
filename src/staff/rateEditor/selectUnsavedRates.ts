import { createSelector } from '@reduxjs/toolkit';
import { listUnsavedRates } from '../../domain/rates/unsavedRates';
import { selectEditableCurrencies } from './editorSelectors';
import { selectEdits } from './editorSlice';

/** The rates that differ from the stored ones, in the given order of acronyms. */
export const selectUnsavedRates = createSelector([selectEditableCurrencies, selectEdits], listUnsavedRates);
