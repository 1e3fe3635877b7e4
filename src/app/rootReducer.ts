import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { consentSlice } from '../features/consent/consentSlice';
import type { StaffSlice } from '../staff/staffSlices';
import type { trendsSlice } from '../features/rates/trend/trendsSlice';
import type { noticesSlice } from '../features/office/noticesSlice';
import { calculatorSlice } from '../features/calculator/calculatorSlice';
import { ratesSlice } from '../features/rates/ratesSlice';

/** The slices of the staff area load with its chunk; only their types are known here. */
type StaffState = { readonly [Slice in StaffSlice as Slice['reducerPath']]: ReturnType<Slice['reducer']> };

/** The state of all slices that load later, in chunks of their own. */
type LaterState = StaffState & WithSlice<typeof noticesSlice> & WithSlice<typeof consentSlice> & WithSlice<typeof trendsSlice>;

/** Creates a root reducer for one store; with a shared one, slices injected into a store would leak into others. */
export function createRootReducer() {
  return combineSlices(ratesSlice, calculatorSlice).withLazyLoadedSlices<LaterState>();
}
