import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { adminSlice } from '../features/admin/adminSlice';
import type { authSlice } from '../features/auth/authSlice';
import { calculatorSlice } from '../features/calculator/calculatorSlice';
import { currenciesSlice } from '../features/currencies/currenciesSlice';

/** Come with the staff chunk; only their types are known here. */
type StaffSlices = WithSlice<typeof authSlice> & WithSlice<typeof adminSlice>;

/** A root reducer of its own for every store, so that slices injected into one don't leak into another. */
export function createRootReducer() {
  return combineSlices(currenciesSlice, calculatorSlice).withLazyLoadedSlices<StaffSlices>();
}
