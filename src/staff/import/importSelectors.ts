import { createSelector } from '@reduxjs/toolkit';
import { planImport } from '../../domain/import/importPlan';
import { selectEditableCurrencies } from '../rateEditor/editorSelectors';
import type { EditorRootState } from '../rateEditor/editorSelectors';
import type { ImportRoot } from './importSlice';
import { selectImportedList } from './importSlice';

/** The part of the store's state that the selectors read. */
export type ImportRootState = EditorRootState & ImportRoot;

/** The changes that the list would make to the stored rates; null without a list, or without stored rates to compare. */
export const selectImportPlan = createSelector(
  [(state: ImportRootState) => selectImportedList(state), selectEditableCurrencies],
  (list, currencies) => (list === null || currencies.length === 0 ? null : planImport(list, list.choices, currencies)),
);
