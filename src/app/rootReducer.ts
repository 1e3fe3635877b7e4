import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { editorSlice } from '../staff/rateEditor/editorSlice';
import type { authSlice } from '../staff/signIn/authSlice';
import { calculatorSlice } from '../features/calculator/calculatorSlice';
import { ratesSlice } from '../features/rates/ratesSlice';

/** Come with the staff chunk; only their types are known here. */
type StaffSlices = WithSlice<typeof authSlice> & WithSlice<typeof editorSlice>;

/** A root reducer of its own for every store, so that slices injected into one don't leak into another. */
export function createRootReducer() {
  return combineSlices(ratesSlice, calculatorSlice).withLazyLoadedSlices<StaffSlices>();
}
