import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { consentSlice } from '../features/consent/consentSlice';
import type { StaffSlice } from '../staff/staffSlices';
import type { developmentsSlice } from '../features/rates/development/developmentsSlice';
import type { noticesSlice } from '../features/office/noticesSlice';
import { calculatorSlice } from '../features/calculator/calculatorSlice';
import { ratesSlice } from '../features/rates/ratesSlice';

/** The slices of the staff area come with its chunk; only their types are known here. */
type StaffState = { readonly [Slice in StaffSlice as Slice['reducerPath']]: ReturnType<Slice['reducer']> };

/** What else comes with a chunk of its own. */
type LaterState = StaffState &
  WithSlice<typeof noticesSlice> &
  WithSlice<typeof consentSlice> &
  WithSlice<typeof developmentsSlice>;

/** Every store has a root reducer of its own, so that slices injected into one don't leak into another. */
export function createRootReducer() {
  return combineSlices(ratesSlice, calculatorSlice).withLazyLoadedSlices<LaterState>();
}
